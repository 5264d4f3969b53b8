/**
 * A new password for the signed-in account. All other devices are signed out. If the last sign-in was long ago, Auth
 * first wants a code that it sends (reauthentication).
 */
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { callAuth } from "../auth-client.ts";
import { signOut } from "../sign-out.ts";
import { describeFailure } from "../failures/describe-failure.ts";
import { CodeField, readCode } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
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
  const [needsCode, setNeedsCode] = useState(false);
  const save = useMutation({
    mutationFn: async (form: FormData) => {
      const nonce = needsCode ? { nonce: readCode(form) } : {};
      await callAuth((client) => client.updateUser({ password: String(form.get("password")), ...nonce }));
      await signOut("others");
      await onSaved();
    },
    onError: async (error) => {
      if (describeFailure(error).code !== "reauthentication_needed") return;
      await callAuth((client) => client.reauthenticate());
      setNeedsCode(true);
    },
  });
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
      {needsCode && <CodeField />}
    </Step>
  );
}
