/** Enquiries that came with the account's address, and wait until a code proves that its mail is read. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { accountQuery } from "../account-query.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { proveByCode } from "../sign-in/prove-again.ts";
import { StepForm } from "../sign-in/step-form.tsx";

export function WaitingEnquiries({ email, number }: { email: string; number: number }) {
  const { t } = useTranslation(["myAccount", "account"]);
  const queryClient = useQueryClient();
  const [isSent, setIsSent] = useState(false);
  const send = useMutation({
    mutationFn: async () => {
      const options = { shouldCreateUser: false };
      await callAuth((client) => client.signInWithOtp({ email, options }));
      setIsSent(true);
    },
  });
  const prove = useMutation({
    mutationFn: async (form: FormData) => {
      await proveByCode(readCode(form));
      await queryClient.invalidateQueries(accountQuery());
      await queryClient.invalidateQueries({ queryKey: ["my-leads"] });
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("applications.waiting", { email, number })}</p>
      {!isSent && (
        <Button look="quietSmall" isBusy={send.isPending} onClick={() => send.mutate()}>
          {t("applications.proveAddress")}
        </Button>
      )}
      <FailureNote error={send.error} />
      {isSent && (
        <StepForm
          submit={t("account:next")}
          look="quiet"
          isBusy={prove.isPending}
          error={prove.error}
          onSubmit={prove.mutate}
          className="max-w-sm"
        >
          <output>{t("account:code.sent", { address: email })}</output>
          <CodeField />
        </StepForm>
      )}
    </div>
  );
}
