import { useTranslation } from "react-i18next";
import { PageHead } from "../components/page/page-head.tsx";
import { SignInForm } from "../features/account/sign-in-form.tsx";

export function SignInPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <SignInForm />
    </>
  );
}
