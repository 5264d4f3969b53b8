import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { browserPage } from "../in-browser.tsx";

const AuthCallback = browserPage(
  async () => (await import("../../features/account/callback/auth-callback.client.tsx")).AuthCallback,
);

export function AuthCallbackPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <AuthCallback />
    </>
  );
}
