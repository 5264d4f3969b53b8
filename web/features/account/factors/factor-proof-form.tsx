/** Asks for the second factor within the account page, before a change that needs it. */
import { useTranslation } from "react-i18next";
import { CodeField } from "../sign-in/code-field.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { useFactorProof } from "./use-factor-proof.ts";

export function FactorProofForm({ onProved }: { onProved: () => Promise<void> }) {
  const { t } = useTranslation(["myAccount", "account"]);
  const proof = useFactorProof(onProved);
  return (
    <div className="grid max-w-sm justify-items-start gap-3">
      <p>{t("factor.needsCode")}</p>
      {!proof.mustSend && (
        <StepForm
          submit={t("account:next")}
          look="quiet"
          isBusy={proof.prove.isPending}
          error={proof.prove.error}
          onSubmit={proof.prove.mutate}
          className="w-full"
        >
          <CodeField />
        </StepForm>
      )}
      <PhoneChoice proof={proof} />
    </div>
  );
}
