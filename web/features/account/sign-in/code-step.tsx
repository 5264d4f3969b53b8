/** Enter the code of an email or a text message. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SignInAddress } from "../../../../domain/accounts/sign-in-address.ts";
import { Button } from "../../../components/controls/button.tsx";
import { callAuth } from "../auth-client.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { CodeField, readCode } from "./code-field.tsx";
import { Step } from "./step.tsx";

type EmailCode = "email" | "recovery" | "email_change";
type PhoneCode = "sms" | "phone_change";

type CodeStepProps = {
  address: SignInAddress;
  /** The purpose of the code. */
  email?: EmailCode;
  phone?: PhoneCode;
  onResend: () => Promise<void>;
  onVerified: (answer: Verified) => Promise<void>;
  onBack: () => void;
};

type Verified = Awaited<ReturnType<typeof verifyCode>>;

export function CodeStep(props: CodeStepProps) {
  const { address, email = "email", phone = "sms", onResend, onVerified, onBack } = props;
  const { t } = useTranslation("account");
  const verify = useMutation({
    mutationFn: async (form: FormData) => onVerified(await verifyCode(address, email, phone, readCode(form))),
  });
  const resend = useMutation({ mutationFn: onResend });
  return (
    <Step
      isLater
      title={t("code.title")}
      lead={t("code.sent", { address: "email" in address ? address.email : address.phone })}
      submit={t("next")}
      isBusy={verify.isPending}
      error={verify.error}
      onSubmit={verify.mutate}
      after={
        <>
          <p className="text-sm text-quiet">{t("code.spam")}</p>
          <Button look="quietSmall" isBusy={resend.isPending} onClick={() => resend.mutate()}>
            {t("code.again")}
          </Button>
          <FailureNote error={resend.error} />
          {resend.isSuccess && <output>{t("code.sentAgain")}</output>}
          <Button look="bareSmall" onClick={onBack}>
            {t("code.other")}
          </Button>
        </>
      }
    >
      <CodeField />
    </Step>
  );
}

function verifyCode(address: SignInAddress, email: EmailCode, phone: PhoneCode, token: string) {
  return callAuth((client) =>
    client.verifyOtp(
      "email" in address
        ? { email: address.email, token, type: email }
        : { phone: address.phone, token, type: phone },
    ),
  );
}
