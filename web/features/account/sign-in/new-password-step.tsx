/**
 * A new password for the signed-in account. All other devices are signed out. If the last sign-in was a while ago, the
 * person first proves again who they are. Auth may want a code of its own too (reauthentication).
 */
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { callAuth } from "../auth-client.ts";
import { signOut } from "../sign-out.ts";
import { describeFailure } from "../failures/describe-failure.ts";
import { CodeField, readCode } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { type Proof, proveByCode, startProof } from "./prove-again.ts";
import { SecondFactorStep } from "../factors/second-factor-step.tsx";
import { Step } from "./step.tsx";

type NewPasswordStepProps = {
  lead?: string;
  /** For password managers: whose password it is. */
  username: string;
  onSaved: () => Promise<void>;
  after?: ReactNode;
};

export function NewPasswordStep({ lead, username, onSaved, after }: NewPasswordStepProps) {
  const { t } = useTranslation("account");
  const [proof, setProof] = useState<Proof | "nonce">();
  const save = useMutation({
    mutationFn: async (form: FormData) => {
      if (proof === "code") {
        await proveByCode(readCode(form));
        setProof(undefined);
      }
      const nonce = proof === "nonce" ? { nonce: readCode(form) } : {};
      await callAuth((client) => client.updateUser({ password: String(form.get("password")), ...nonce }));
      await signOut("others");
      await onSaved();
    },
    onError: async (error) => {
      const { code } = describeFailure(error);
      if (code === "sign_in_again") setProof(await startProof());
      if (code !== "reauthentication_needed") return;
      await callAuth((client) => client.reauthenticate());
      setProof("nonce");
    },
  });
  if (proof === "factor") return <SecondFactorStep onProved={async () => setProof(undefined)} />;
  return (
    <Step
      isLater
      title={t("reset.title")}
      lead={lead}
      submit={t("reset.save")}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={save.mutate}
      after={after}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField isNew />
      {proof && <CodeField />}
    </Step>
  );
}
