import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { AuthCallback } from "../../features/account/callback/auth-callback.tsx";

export function AuthCallbackPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <AuthCallback />
    </>
  );
}
