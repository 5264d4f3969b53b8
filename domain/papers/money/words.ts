/** What receipts and yearly statements say. `{{places}}` are filled by write-money-paper.ts. */
import type { Locale } from "../../languages/locales.ts";
import type { MoneyWords } from "./money-words.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as ru } from "./words/ru.ts";
import { words as th } from "./words/th.ts";
import { words as zh } from "./words/zh.ts";

export const moneyWords: Record<Locale, MoneyWords> = { en, th, zh, ru, de, fr };
