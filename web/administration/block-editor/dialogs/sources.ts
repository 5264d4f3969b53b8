/** What can be picked from: the dated facts with their present value, the glossary, the pages of the site. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { type Locale, intlTags } from "../../../../domain/languages/locales.ts";
import {
  type ArticleSummary,
  type Glossary,
  shownArticles,
  shownGlossaryAddress,
} from "../../../../domain/site/article.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { paths } from "../../../routing/paths.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { nameFact } from "../../controls/name-fact.ts";
import type { Choice } from "./choose-list.tsx";

export type Sources = { lang: string; facts: Choice[]; terms: Choice[]; pages: Choice[] };

const fixedPages = {
  listings: paths.listings(),
  areas: paths.areas,
  buildings: paths.buildings,
  finance: paths.finance,
  application: paths.application,
  calculators: paths.calculators,
  contact: paths.contact,
  faq: paths.faq,
  glossary: paths.glossary,
  guides: paths.guides,
  blog: paths.blog,
  guide: paths.guide,
} as const;

export function useSources(locale: Locale): Sources {
  const { t } = useTranslation("admin");
  const facts = useFacts();
  const { data: glossary } = useQuery(contentQuery<Glossary>(shownGlossaryAddress(locale)));
  const { data: articles } = useQuery(contentQuery<ArticleSummary[]>(shownArticles.index(locale)));
  return {
    lang: intlTags[locale],
    facts: [...facts.values()].map((fact) => ({
      value: fact.id,
      label: formatFact(fact, locale),
      detail: `${nameFact(fact.id, t)}, ${fact.source.name}`,
    })),
    terms: (glossary?.terms ?? []).map(({ id, term, definition }) => ({
      value: id,
      label: term,
      detail: definition,
    })),
    pages: [
      ...Object.entries(fixedPages).map(([name, path]) => ({
        value: path,
        label: t(`articleTexts.pages.${name as keyof typeof fixedPages}`),
        detail: path,
      })),
      ...(articles ?? []).map(({ path, title }) => ({ value: path, label: title, detail: path })),
    ],
  };
}

/** Facts have no names but their ids, which are words. */
function contentQuery<Content>(address: string) {
  return {
    queryKey: ["content", address],
    queryFn: ({ meta }: { meta: Parameters<typeof fetchFor>[0] }) => fetchFor(meta)<Content>(address),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
