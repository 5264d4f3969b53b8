/** Signing in: password or code, then the second factor if the account has one. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignInAddress } from "../../../domain/accounts/sign-in-address.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { paths } from "../../routing/paths.ts";
import { accountQuery } from "./account-query.ts";
import { CodeStep } from "./sign-in/code-step.tsx";
import { keepLanguage } from "./sign-in/first-proof.ts";
import { PasswordStep } from "./sign-in/password-step.tsx";
import { SecondFactorStep } from "./factors/second-factor-step.tsx";
import { sendCode } from "./sign-in/send-code.ts";
import { useFinishSignIn } from "./sign-in/use-finish-sign-in.ts";
import { useSignOut } from "./use-sign-out.ts";

export function SignInForm({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { data: account } = useQuery(accountQuery());
  const [codeFor, setCodeFor] = useState<SignInAddress>();
  const finish = useFinishSignIn(returnTo);
  const signOut = useSignOut();
  if (account?.needsSecondFactor) return <SecondFactorStep onProved={finish} />;
  if (codeFor) {
    return (
      <CodeStep
        address={codeFor}
        onResend={() => sendCode(codeFor, locale)}
        onVerified={async ({ user }) => {
          if (user) await keepLanguage(user, locale);
          await finish();
        }}
        onBack={() => setCodeFor(undefined)}
      />
    );
  }
  if (account && !account.isAnonymous) {
    return (
      <div className="mx-auto grid w-full max-w-md justify-items-start gap-4 pb-24">
        <h1 className="text-4xl">{t("title")}</h1>
        <output className="block">{t("signedInAs", { email: account.email ?? account.phone })}</output>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.account} look="gold">
            {t("yourAccount")}
          </ButtonLink>
          <Button onClick={() => signOut.mutate()}>{t("signOut")}</Button>
        </div>
      </div>
    );
  }
  return <PasswordStep onCodeSent={setCodeFor} onSignedIn={finish} />;
}
