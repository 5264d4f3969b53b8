/** Beside the field for the code: have one sent to a phone, or take the app's after all. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { FailureNote } from "../failures/failure-note.tsx";
import { lastDigits } from "./factors-query.ts";
import type { FactorProof } from "./use-factor-proof.ts";

export function PhoneChoice({ proof }: { proof: FactorProof }) {
  const { t } = useTranslation("account");
  const { phones, send, sent, hasApp, useApp } = proof;
  return (
    <>
      {phones.map((factor) => (
        <Button key={factor.id} look="quietSmall" isBusy={send.isPending} onClick={() => send.mutate(factor)}>
          {sent?.factorId === factor.id
            ? t("code.again")
            : t("secondFactor.byPhone", { end: lastDigits(factor.phone) })}
        </Button>
      ))}
      <FailureNote error={send.error} />
      {sent && hasApp && (
        <Button look="bareSmall" onClick={useApp}>
          {t("secondFactor.byApp")}
        </Button>
      )}
    </>
  );
}
