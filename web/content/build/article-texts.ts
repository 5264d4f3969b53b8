/** The few words that components add to a text, in the text's language. */
import type { Locale } from "../../../domain/languages/locales.ts";
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

type Article = Pick<
  typeof en,
  "sourceOfFigure" | "table" | "calculators" | "pages" | "sampleMark" | "sampleText" | "withholding"
>;
type Details = Pick<typeof enContact, "details">;
type Carries = Pick<typeof enFrame, "carries">;
export type ArticleTexts = Article & Details & Carries;

const join = (article: Article, { details }: Details, { carries }: Carries): ArticleTexts => ({
  ...article,
  details,
  carries,
});

export const articleTexts: Record<Locale, ArticleTexts> = {
  en: join(en, enContact, enFrame),
  th: join(th, thContact, thFrame),
  zh: join(zh, zhContact, zhFrame),
  ru: join(ru, ruContact, ruFrame),
  de: join(de, deContact, deFrame),
  fr: join(fr, frContact, frFrame),
};
