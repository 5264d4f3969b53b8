/** The few words that components add to a text, in the text's language. */
import type { Locale } from "../../../domain/languages/locales.ts";
import { article as de } from "../../i18n/de/article.ts";
import { contact as deContact } from "../../i18n/de/contact.ts";
import { article as en } from "../../i18n/en/article.ts";
import { contact as enContact } from "../../i18n/en/contact.ts";
import { article as fr } from "../../i18n/fr/article.ts";
import { contact as frContact } from "../../i18n/fr/contact.ts";
import { article as ru } from "../../i18n/ru/article.ts";
import { contact as ruContact } from "../../i18n/ru/contact.ts";
import { article as th } from "../../i18n/th/article.ts";
import { contact as thContact } from "../../i18n/th/contact.ts";
import { article as zh } from "../../i18n/zh/article.ts";
import { contact as zhContact } from "../../i18n/zh/contact.ts";

type Article = Pick<
  typeof en,
  "sourceOfFigure" | "table" | "calculators" | "pages" | "sampleMark" | "sampleText" | "withholding"
>;
export type ArticleTexts = Article & Pick<typeof enContact, "details">;

const join = (article: Article, { details }: Pick<typeof enContact, "details">): ArticleTexts => ({
  ...article,
  details,
});

export const articleTexts: Record<Locale, ArticleTexts> = {
  en: join(en, enContact),
  th: join(th, thContact),
  zh: join(zh, zhContact),
  ru: join(ru, ruContact),
  de: join(de, deContact),
  fr: join(fr, frContact),
};
