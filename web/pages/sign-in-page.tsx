import { useTranslation } from "react-i18next";
import { PageHead } from "../components/page/page-head.tsx";
import { findDestination } from "../features/account/find-destination.ts";
import { SignInForm } from "../features/account/sign-in-form.tsx";
import { useNavigate, useSearchParams } from "../routing/router-hooks.ts";

export function SignInPage() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const next = useSearchParams().get("next");
  return (
    <>
      <PageHead title={t("title")} isIndexed={false} />
      <h1 className="mb-8 text-4xl">{t("title")}</h1>
      <SignInForm
        onSignedIn={(account) => void navigate(findDestination(next, account), { replace: true })}
      />
    </>
  );
}
