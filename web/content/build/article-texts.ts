/** The few words that components put into a text, in the language of the text. */
import type { Locale } from "../../../domain/locales.ts";
import { article as de } from "../../i18n/de/article.ts";
import { article as en } from "../../i18n/en/article.ts";
import { article as fr } from "../../i18n/fr/article.ts";
import { article as ru } from "../../i18n/ru/article.ts";
import { article as th } from "../../i18n/th/article.ts";
import { article as zh } from "../../i18n/zh/article.ts";

export type ArticleTexts = Pick<typeof en, "sourceOfFigure" | "table" | "calculators" | "pages">;

export const articleTexts: Record<Locale, ArticleTexts> = { en, th, zh, ru, de, fr };
