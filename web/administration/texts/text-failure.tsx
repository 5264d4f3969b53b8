/** Why a text could not be saved. */
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { describeRefusal } from "./describe-refusal.ts";

export function TextFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation("admin");
  const refusal = error ? describeRefusal(error.message) : undefined;
  if (!refusal) return <FailureNotice error={error} />;
  return (
    <p role="alert" className="wrap-anywhere text-coral">
      {t(`writtenTexts.refusals.${refusal.reason}`, { value: refusal.value })}
    </p>
  );
}
