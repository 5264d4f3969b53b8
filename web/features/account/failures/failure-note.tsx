/** Why a step did not work and what to do, in plain words. */
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "../../../../domain/accounts/judge-password.ts";
import { describeFailure } from "./describe-failure.ts";

export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTranslation("account");
  if (!error) return null;
  const { key, code, reasons, message } = describeFailure(error);
  return (
    // Auth's own code is for a helper who looks at the page's source: it says nothing to a visitor.
    <div role="alert" data-code={code || undefined} className="grid gap-1 text-coral">
      <p>
        {t(`failure.${key}`)} {message && <span lang="en">{message}</span>}
      </p>
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`weakReason.${reason}`, { count: minPasswordLength })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
