import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { SignUpFlow } from "../../features/account/sign-in/sign-up-flow.tsx";

export function SignUpPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("signUp.title")} isIndexed={false} />
      <SignUpFlow />
    </>
  );
}
