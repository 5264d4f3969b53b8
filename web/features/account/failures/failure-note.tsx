/** Why a step did not work and where to fix it. Auth's own code is beside it, for a helper. */
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "../../../../domain/accounts/judge-password.ts";
import { describeFailure } from "./describe-failure.ts";

export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTranslation("account");
  if (!error) return null;
  const { key, code, reasons, message } = describeFailure(error);
  return (
    <div role="alert" className="grid gap-1 text-coral">
      <p>
        {message ? <span lang="en">{message}</span> : t(`failure.${key}`)}{" "}
        {code && <code className="text-sm text-quiet">({code})</code>}
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
