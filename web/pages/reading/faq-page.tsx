import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { ArticleFigures } from "../../features/reading/article-figures.tsx";
import { faqQuery } from "../../features/reading/article-queries.ts";
import { ArticleCall } from "../../features/reading/article-call.tsx";
import { FaqList } from "../../features/reading/faq-list.tsx";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { describeFaq } from "../../features/reading/reference-data.ts";
import { TranslationNote } from "../../features/reading/translation-note.tsx";
import { fillFaq } from "../../content/fill-owner-places.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useSite } from "../../visitor/use-site.ts";

export function FaqPage() {
  const { t } = useTranslation("frame");
  const { data, error } = useQuery(faqQuery(useLocale()));
  const site = useSite();
  if (error) return <p role="alert">{t("errors.unavailableText")}</p>;
  if (!data) return <output className="block">{t("loading")}</output>;
  const faq = fillFaq(data, site);
  return (
    <div className="grid gap-20">
      <PageHead title={faq.title} description={faq.description} />
      <StructuredData data={describeFaq(faq)} />
      <div lang={faq.language}>
        <IndexHeader title={faq.title} text={faq.description} />
        <TranslationNote language={faq.language} />
        <FaqList faq={faq} />
      </div>
      <ArticleFigures figures={faq.figures} language={faq.language} />
      <ArticleCall to="consultation" />
    </div>
  );
}
