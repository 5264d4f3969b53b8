/** Asks for the second factor within the account page, before a change that needs it. */
import { useTranslation } from "react-i18next";
import { CodeField } from "../sign-in/code-field.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { useFactorProof } from "./use-factor-proof.ts";

type FactorProofFormProps = {
  /** Why it is asked for. */
  why: string;
  onProved: () => Promise<void>;
};

export function FactorProofForm({ why, onProved }: FactorProofFormProps) {
  const { t } = useTranslation("account");
  const proof = useFactorProof(onProved);
  return (
    <div className="grid max-w-sm justify-items-start gap-3">
      <p role="alert">{why}</p>
      {!proof.mustSend && (
        <StepForm
          submit={t("next")}
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
