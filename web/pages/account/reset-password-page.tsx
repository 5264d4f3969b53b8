import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ResetPasswordFlow } from "../../features/account/sign-in/reset-password-flow.tsx";

export function ResetPasswordPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("reset.title")} isIndexed={false} />
      <ResetPasswordFlow />
    </>
  );
}
