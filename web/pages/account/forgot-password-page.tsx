import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ForgotPasswordFlow } from "../../features/account/sign-in/forgot-password-flow.tsx";

export function ForgotPasswordPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("reset.forgotTitle")} isIndexed={false} />
      <ForgotPasswordFlow />
    </>
  );
}
