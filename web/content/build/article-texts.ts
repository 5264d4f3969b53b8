/** The few words that components add to a text, in the text's language. */
import type { Locale } from "../../../domain/languages/locales.ts";
import type { ArticleLabels } from "../../../domain/texts/articles/render-article.ts";
import { article as de } from "../../i18n/de/article.ts";
import { contact as deContact } from "../../i18n/de/contact.ts";
import { frame as deFrame } from "../../i18n/de/frame.ts";
import { article as en } from "../../i18n/en/article.ts";
import { contact as enContact } from "../../i18n/en/contact.ts";
import { frame as enFrame } from "../../i18n/en/frame.ts";
import { article as fr } from "../../i18n/fr/article.ts";
import { contact as frContact } from "../../i18n/fr/contact.ts";
import { frame as frFrame } from "../../i18n/fr/frame.ts";
import { article as ru } from "../../i18n/ru/article.ts";
import { contact as ruContact } from "../../i18n/ru/contact.ts";
import { frame as ruFrame } from "../../i18n/ru/frame.ts";
import { article as th } from "../../i18n/th/article.ts";
import { contact as thContact } from "../../i18n/th/contact.ts";
import { frame as thFrame } from "../../i18n/th/frame.ts";
import { article as zh } from "../../i18n/zh/article.ts";
import { contact as zhContact } from "../../i18n/zh/contact.ts";
import { frame as zhFrame } from "../../i18n/zh/frame.ts";

type Article = Omit<ArticleLabels, "details" | "carries"> & {
  /** Names of pages that are no texts, for links at the end of one. */
  pages: Record<string, string>;
};
export type ArticleTexts = Article & Pick<ArticleLabels, "details" | "carries">;

const join = (article: Article, { details }: typeof enContact, { carries }: typeof enFrame): ArticleTexts => {
  const { sourceOfFigure, sampleMark, table, sampleText, calculators, withholding, videoFrom, pages } =
    article;
  const own = { sourceOfFigure, sampleMark, table, sampleText, calculators, withholding, videoFrom, pages };
  return { ...own, details, carries };
};

export const articleTexts: Record<Locale, ArticleTexts> = {
  en: join(en, enContact, enFrame),
  th: join(th, thContact, thFrame),
  zh: join(zh, zhContact, zhFrame),
  ru: join(ru, ruContact, ruFrame),
  de: join(de, deContact, deFrame),
  fr: join(fr, frContact, frFrame),
};
