import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { glossaryQuery } from "../../features/reading/article-queries.ts";
import { GlossaryList } from "../../features/reading/glossary-list.tsx";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { describeGlossary } from "../../features/reading/reference-data.ts";
import { TranslationNote } from "../../features/reading/translation-note.tsx";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function GlossaryPage() {
  const { t } = useTranslation("frame");
  const origin = useSiteAddress();
  const { data: glossary, error } = useQuery(glossaryQuery(useLocale()));
  if (error) return <p role="alert">{t("errors.unavailableText")}</p>;
  if (!glossary) return <output className="block">{t("loading")}</output>;
  return (
    <>
      <PageHead title={glossary.title} description={glossary.description} />
      {origin !== undefined && <StructuredData data={describeGlossary(glossary, origin)} />}
      <IndexHeader title={glossary.title} text={glossary.description} />
      <TranslationNote language={glossary.language} />
      <GlossaryList glossary={glossary} />
    </>
  );
}
