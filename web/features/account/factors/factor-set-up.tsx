/** Scan or copy the key, then prove it with a first code. We draw the QR code ourselves, so the key stays with us. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../../visitor/use-site.ts";
import { Button } from "../../../components/controls/button.tsx";
import { copyText } from "../../../components/overlays/copy-text.ts";
import { showToast } from "../../../components/overlays/toasts.ts";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { CodeField, readCode } from "../sign-in/code-field.tsx";
import { StepForm } from "../sign-in/step-form.tsx";
import { QrCode } from "../../../components/qr-code.tsx";
import { nameFactor, removeUnfinished } from "./start-factor.ts";

export function FactorSetUp({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(["myAccount", "account", "frame"]);
  const [isCopied, setIsCopied] = useState(false);
  const { name } = useSite().business;
  const enrolled = useQuery({
    queryKey: ["enrolled-factor"],
    queryFn: () => enrol(name),
    // Each setting up has a key of its own.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const verify = useMutation({
    mutationFn: async (form: FormData) => {
      const factorId = enrolled.data?.id ?? "";
      await callAuth((client) => client.mfa.challengeAndVerify({ factorId, code: readCode(form) }));
      showToast({ type: "success", title: t("factor.turnedOn") });
      await onDone();
    },
  });
  if (enrolled.error) return <FailureNote error={enrolled.error} />;
  if (!enrolled.data) return <output>{t("frame:loading")}</output>;
  const { secret, uri } = enrolled.data.totp;
  return (
    <div className="grid max-w-sm gap-5">
      <p>{t("factor.scan")}</p>
      <QrCode className="size-56" text={uri} label={t("factor.qr")} />
      <div>
        <p className="text-sm text-quiet">{t("factor.key")}</p>
        <code className="break-all">{secret}</code>
        <Button
          look="quietSmall"
          className="mt-3 block"
          onClick={() => void copyText(secret, t("frame:notCopied")).then(setIsCopied)}
        >
          {t("factor.copy")}
        </Button>
        {isCopied && <output>{t("account:copied")}</output>}
      </div>
      <StepForm
        submit={t("factor.turnOn")}
        isBusy={verify.isPending}
        error={verify.error}
        onSubmit={verify.mutate}
      >
        <p>{t("factor.enter")}</p>
        <CodeField />
      </StepForm>
    </div>
  );
}

async function enrol(issuer: string) {
  await removeUnfinished();
  return callAuth((client) =>
    client.mfa.enroll({ factorType: "totp", issuer, friendlyName: nameFactor(issuer) }),
  );
}
