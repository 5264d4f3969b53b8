/**
 * A paper of ours as data: what it says, in which order. The screen and the PDF both show this, so they cannot differ.
 */
import type { Locale } from "../languages/locales.ts";
import type { AskedMoneyPaper, MoneyRecord } from "./money/money-record.ts";

export type PaperBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  /** A name and its value, one a line. */
  | { kind: "facts"; rows: readonly (readonly [name: string, value: string])[] }
  /** All columns but the first are numbers or days, and stand at the right. */
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** A line to sign on for each. */
  | { kind: "signatures"; signers: readonly string[] };

export type Paper = {
  locale: Locale;
  title: string;
  /** Under the title: the number of the contract, and its version. */
  subtitle: string;
  /** What the reader must know first: a sample, a reading copy. */
  marks: readonly string[];
  blocks: readonly PaperBlock[];
  /** At the foot of each page, with `{{page}}` and `{{pages}}`. */
  foot: string;
};

/** The fonts that a PDF needs, by the names of their files in web/public/fonts/paper. */
const paperFonts = ["sans", "sans-bold", "thai", "thai-bold", "chinese"] as const;
export type PaperFont = (typeof paperFonts)[number];
export const paperFontAddress = (name: PaperFont) => `/fonts/paper/${name}.ttf`;

export type FontBytes = Partial<Record<PaperFont, Uint8Array>>;
/** Letters that no font has: nothing is printed then, so that no name loses one. */
export type Uncovered = { uncovered: string };

/** What the site asks of the office Worker, by RPC. */
export type PapersService = {
  /** One PDF of all the papers, one after the other. */
  print: (papers: readonly Paper[], fonts: FontBytes) => Promise<Uint8Array | Uncovered>;
  /** What could not be printed of this text; empty where all of it can. */
  findUncovered: (text: string, fonts: FontBytes) => Promise<string>;
  /** A receipt or a statement: its words in six languages need not be in the site Worker. */
  writeMoney: (record: MoneyRecord, asked: AskedMoneyPaper, locale: Locale) => Promise<Paper | null>;
};

/** What stands in the Chinese font: Japanese kana and wide marks too. */
export const chineseLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u25cb\u3000-\u303f\uff00-\uffef]/u;
export const thaiLetter = /\p{Script=Thai}/u;

/** Thai and Chinese fonts are large, so only those are loaded that the text has letters of. */
export function fontsOf(text: string): PaperFont[] {
  return paperFonts.filter((name) => {
    if (name === "chinese") return chineseLetter.test(text);
    return name.startsWith("thai") ? thaiLetter.test(text) : true;
  });
}
