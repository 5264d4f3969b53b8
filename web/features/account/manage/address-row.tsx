/** The email address or phone number, and changing it. Both the new and the present address must agree. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type SignInAddress, readSignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { accountQuery } from "../account-query.ts";
import { authClient, callAuth } from "../auth-client.ts";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { PhoneField } from "../sign-in/phone-field.tsx";
import { callbackAddress } from "../sign-in/send-code.ts";
import { StepForm } from "../sign-in/step-form.tsx";

type AddressRowProps = { kind: "email" | "phone"; present: string | null };

export function AddressRow({ kind, present }: AddressRowProps) {
  const { t } = useTranslation(["myAccount", "account"]);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<SignInAddress>();
  const start = useMutation({
    mutationFn: async (form: FormData) => {
      const address = readSignInAddress(String(form.get(kind)));
      if (!address || !(kind in address))
        throw new Error("You must provide either an email or phone number.");
      await callAuth((client) => client.updateUser(address, { emailRedirectTo: callbackAddress(locale) }));
      setSentTo(address);
    },
  });
  const confirm = useMutation({
    mutationFn: async (form: FormData) => {
      if (!sentTo) return;
      const token = readCode(form);
      await callAuth((client) =>
        client.verifyOtp(
          "email" in sentTo
            ? { ...sentTo, token, type: "email_change" }
            : { ...sentTo, token, type: "phone_change" },
        ),
      );
      // The token that names the old address is replaced.
      await (await authClient()).refreshSession();
      await queryClient.invalidateQueries(accountQuery());
      setIsOpen(false);
      setSentTo(undefined);
    },
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-lg">{t(`security.${kind}`)}</h3>
          <p className="text-quiet">{present ?? t("security.noneYet")}</p>
        </div>
        <Button look="quietSmall" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(present ? "security.change" : "security.add")}
          <span className="sr-only"> {t(`security.${kind}`)}</span>
        </Button>
      </div>
      {isOpen && !sentTo && (
        <StepForm
          submit={t("account:next")}
          look="quiet"
          isBusy={start.isPending}
          error={start.error}
          onSubmit={start.mutate}
          className="max-w-sm"
        >
          {kind === "email" ? (
            <TextField
              label={t("security.newEmail")}
              hint={t("security.newEmailHint")}
              name="email"
              type="email"
              autoComplete="email"
              required
            />
          ) : (
            <PhoneField label={t("security.newPhone")} />
          )}
        </StepForm>
      )}
      {sentTo && (
        <StepForm
          submit={t("account:next")}
          look="quiet"
          isBusy={confirm.isPending}
          error={confirm.error}
          onSubmit={confirm.mutate}
          className="max-w-sm"
        >
          <output>{t(kind === "email" ? "security.emailSent" : "security.phoneSent")}</output>
          <CodeField />
        </StepForm>
      )}
    </div>
  );
}
