/** Our clauses and words of a contract's paper in every language. The build writes a file of each (web/content/build). */
import type { Locale } from "../../languages/locales.ts";
import { clauses as de } from "./clauses/de.ts";
import { clauses as en } from "./clauses/en.ts";
import { clauses as fr } from "./clauses/fr.ts";
import { clauses as ru } from "./clauses/ru.ts";
import { clauses as th } from "./clauses/th.ts";
import { clauses as zh } from "./clauses/zh.ts";
import type { ContractTexts } from "./contract-texts.ts";
import { words as wordsDe } from "./words/de.ts";
import { words as wordsEn } from "./words/en.ts";
import { words as wordsFr } from "./words/fr.ts";
import { words as wordsRu } from "./words/ru.ts";
import { words as wordsTh } from "./words/th.ts";
import { words as wordsZh } from "./words/zh.ts";

export const shippedContractTexts: Record<Locale, ContractTexts> = {
  en: { clauses: en, words: wordsEn },
  th: { clauses: th, words: wordsTh },
  zh: { clauses: zh, words: wordsZh },
  ru: { clauses: ru, words: wordsRu },
  de: { clauses: de, words: wordsDe },
  fr: { clauses: fr, words: wordsFr },
};
