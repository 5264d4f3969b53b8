/** What a contract's paper says beside its clauses. `{{places}}` are filled by write-contract-paper.ts. */
import type { Locale } from "../../languages/locales.ts";
import type { ContractWords } from "./contract-words.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as ru } from "./words/ru.ts";
import { words as th } from "./words/th.ts";
import { words as zh } from "./words/zh.ts";

export const contractWords: Record<Locale, ContractWords> = { en, th, zh, ru, de, fr };
