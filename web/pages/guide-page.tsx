/** The page with the form for the guide. Expired links lead here too. */
import { useTranslation } from "react-i18next";
import { PageHead } from "../components/page/page-head.tsx";
import { GuideForm } from "../features/front-page/guide-form.tsx";
import { useSearchParams } from "../routing/router-hooks.ts";

export function GuidePage() {
  const { t } = useTranslation("frontPage");
  const isExpired = useSearchParams().get("link") === "expired";
  return (
    <>
      <PageHead title={t("guideTitle")} description={t("guideText")} isIndexed={!isExpired} />
      <div className="grid items-start gap-x-16 gap-y-10 pb-24 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <img
          src="/drawings/guide-cover.svg"
          alt=""
          width={300}
          height={420}
          className="mx-auto w-48 rounded-sm shadow-soft md:w-full"
        />
        <div className="grid max-w-xl gap-6">
          <h1 className="text-4xl">{t("guideTitle")}</h1>
          <p className="text-lg">{isExpired ? t("guideExpired") : t("guideText")}</p>
          <GuideForm />
        </div>
      </div>
    </>
  );
}
