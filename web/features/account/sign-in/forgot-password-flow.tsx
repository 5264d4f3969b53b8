/** A forgotten password: an email with a link and a code, then the page for a new one. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { CodeStep } from "./code-step.tsx";
import { callbackAddress } from "./send-code.ts";
import { Step } from "./step.tsx";

export function ForgotPasswordFlow() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  const send = async (address: string) => {
    await callAuth((client) =>
      client.resetPasswordForEmail(address, { redirectTo: callbackAddress(locale) }),
    );
    setEmail(address);
  };
  const start = useMutation({
    mutationFn: (form: FormData) => send(String(form.get("email")).trim().toLowerCase()),
  });
  if (email) {
    return (
      <CodeStep
        address={{ email }}
        email="recovery"
        onResend={() => send(email)}
        onVerified={() => navigate(paths.resetPassword, { replace: true })}
        onBack={() => setEmail(undefined)}
      />
    );
  }
  return (
    <Step
      title={t("reset.forgotTitle")}
      lead={t("reset.forgotLead")}
      submit={t("reset.send")}
      isBusy={start.isPending}
      error={start.error}
      onSubmit={start.mutate}
    >
      <TextField label={t("email")} name="email" type="email" autoComplete="username" required />
    </Step>
  );
}
