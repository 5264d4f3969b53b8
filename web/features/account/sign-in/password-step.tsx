/** Address and password on one screen, as password managers want it; below it the other ways. */
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { AddressField } from "./address-field.tsx";
import { keepPath } from "./kept-path.ts";
import { PasskeyButton } from "../passkeys/passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { readAddress } from "./read-address.ts";
import { sendCode } from "./send-code.ts";
import { Step } from "./step.tsx";
import { useReturnPath } from "./use-finish-sign-in.ts";

type PasswordStepProps = {
  onCodeSent: (address: SignInAddress) => void;
  onSignedIn: () => Promise<void>;
};

export function PasswordStep({ onCodeSent, onSignedIn }: PasswordStepProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const next = useReturnPath();
  const fields = useRef<HTMLDivElement>(null);
  const signIn = useMutation({
    mutationFn: async (form: FormData) => {
      const password = String(form.get("password"));
      const address = readAddress(form);
      await callAuth((client) => client.signInWithPassword({ ...address, password }));
      await onSignedIn();
    },
  });
  const code = useMutation({
    mutationFn: async () => {
      const form = fields.current?.closest("form");
      const address = readAddress(new FormData(form ?? undefined));
      keepPath(next);
      await sendCode(address, locale);
      onCodeSent(address);
    },
  });
  return (
    <Step
      title={t("title")}
      // Our letter sends applicants here, who never chose a password.
      lead={t(next?.includes(paths.myApplication) ? "applicantLead" : "lead")}
      submit={t("submit")}
      isBusy={signIn.isPending}
      error={signIn.error}
      onSubmit={signIn.mutate}
      after={
        <>
          <Button isBusy={code.isPending} onClick={() => code.mutate()}>
            {t("sendCode")}
          </Button>
          <FailureNote error={code.error} />
          <PasskeyButton onSignedIn={onSignedIn} />
          <ProviderButtons />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            <Link to={paths.forgotPassword} className={textLinkStyles}>
              {t("forgot")}
            </Link>
            <span>
              {t("noAccount")}{" "}
              <Link to={paths.signUp} className={textLinkStyles}>
                {t("signUp.title")}
              </Link>
            </span>
          </p>
        </>
      }
    >
      <div ref={fields} className="grid gap-5">
        <AddressField />
        <PasswordField />
      </div>
    </Step>
  );
}
