/** Sets up text messages as a second factor: the number first, then the code that was sent to it. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readSignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { callAuth } from "../auth-client.ts";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { PhoneField } from "../sign-in/phone-field.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { nameFactor, removeUnfinished } from "./start-factor.ts";

type Sent = { factorId: string; challengeId: string; phone: string };

export function PhoneSetUp({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("myAccount");
  const [sent, setSent] = useState<Sent>();
  const { name } = useSite().business;
  const start = useMutation({
    mutationFn: async (form: FormData) => {
      const address = readSignInAddress(String(form.get("phone")));
      if (!address || !("phone" in address))
        throw new Error("You must provide either an email or phone number.");
      setSent(await sendFirstCode(address.phone, nameFactor(name)));
    },
  });
  const verify = useMutation({
    mutationFn: async (form: FormData) => {
      if (!sent) return;
      const { factorId, challengeId } = sent;
      await callAuth((client) => client.mfa.verify({ factorId, challengeId, code: readCode(form) }));
      showToast({ type: "success", title: t("factor.turnedOn") });
      await onDone();
    },
  });
  if (sent) {
    return (
      <StepForm
        submit={t("factor.turnOn")}
        isBusy={verify.isPending}
        error={verify.error}
        onSubmit={verify.mutate}
        className="max-w-sm"
      >
        <output>{t("factor.phoneEnter", { phone: sent.phone })}</output>
        <CodeField />
      </StepForm>
    );
  }
  return (
    <StepForm
      submit={t("factor.sendCode")}
      isBusy={start.isPending}
      error={start.error}
      onSubmit={start.mutate}
      className="max-w-sm"
    >
      <PhoneField label={t("factor.phoneNumber")} />
    </StepForm>
  );
}

async function sendFirstCode(phone: string, friendlyName: string): Promise<Sent> {
  await removeUnfinished();
  const { id: factorId } = await callAuth((client) =>
    client.mfa.enroll({ factorType: "phone", phone, friendlyName }),
  );
  const { id: challengeId } = await callAuth((client) => client.mfa.challenge({ factorId, channel: "sms" }));
  return { factorId, challengeId, phone };
}
