/** Opening an account: choose a way, give an address, enter the code. To apply needs no account, so that comes first. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { AddressField } from "./address-field.tsx";
import { CodeStep } from "./code-step.tsx";
import { keepPath } from "./kept-path.ts";
import { isFirstProof, keepLanguage, keepPassword } from "./first-proof.ts";
import { PasswordField } from "./password-field.tsx";
import { readAddress } from "./read-address.ts";
import { callbackAddress, sendCode } from "./send-code.ts";
import { settingsQuery } from "./settings-query.ts";
import { SignUpChoice } from "./sign-up-choice.tsx";
import { Step } from "./step.tsx";
import { useFinishSignIn, useReturnPath } from "./use-finish-sign-in.ts";

type Way = "password" | "code";

export function SignUpFlow() {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const next = useReturnPath();
  const finish = useFinishSignIn();
  const { data: ways } = useQuery(settingsQuery());
  const [way, setWay] = useState<Way>();
  const [sentTo, setSentTo] = useState<SignInAddress>();
  /** In memory only, until the address is proved on this page. */
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async (form: FormData) => {
      const address = readAddress(form);
      keepPath(next);
      if (way === "code") await sendCode(address, locale);
      else {
        const password = String(form.get("password"));
        const options = { data: { locale }, emailRedirectTo: callbackAddress(locale) };
        await callAuth((client) => client.signUp({ ...address, password, options }));
        setChosen(password);
      }
      setSentTo(address);
    },
  });
  const enterAsGuest = useMutation({
    mutationFn: async () => {
      await callAuth((client) => client.signInAnonymously({ options: { data: { locale } } }));
      await finish();
    },
  });
  if (sentTo) {
    return (
      <CodeStep
        address={sentTo}
        onResend={() => (way === "code" ? sendCode(sentTo, locale) : resendSignUp(sentTo))}
        onVerified={async ({ user }) => {
          if (user) await keepLanguage(user, locale);
          if (!user || !isFirstProof(user) || !chosen) return finish();
          // The code is spent: a password that could not be kept is chosen again.
          await keepPassword(chosen).then(finish, () => navigate(paths.resetPassword, { replace: true }));
        }}
        onBack={() => setSentTo(undefined)}
      />
    );
  }
  if (!way) {
    return (
      <SignUpChoice
        onChoose={setWay}
        onGuest={ways?.hasGuests ? enterAsGuest.mutate : undefined}
        isBusy={enterAsGuest.isPending}
        error={enterAsGuest.error}
      />
    );
  }
  return (
    <Step
      isLater
      title={t(way === "code" ? "signUp.withCode" : "signUp.create")}
      lead={way === "code" && t("signUp.withCodeText")}
      submit={t("next")}
      isBusy={start.isPending}
      error={start.error}
      onSubmit={start.mutate}
      after={<BackButton onBack={() => setWay(undefined)} />}
    >
      <AddressField />
      {way === "password" && <PasswordField isNew />}
    </Step>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("account");
  return (
    <Button look="bareSmall" onClick={onBack}>
      {t("back")}
    </Button>
  );
}

async function resendSignUp(address: SignInAddress): Promise<void> {
  await callAuth((client) =>
    client.resend("email" in address ? { type: "signup", ...address } : { type: "sms", ...address }),
  );
}
