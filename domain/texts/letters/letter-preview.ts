/** A letter or a reply as its reader will get it, with sample values: what the site asks of the office Worker, by RPC. */
import type { Locale } from "../../languages/locales.ts";

export type AskedLetter = {
  kind: "letter" | "reply";
  /** The text that is looked at. Most letters have several. */
  name: string;
  locale: Locale;
  /** The owner's words of this kind by name, drafts included. All others are ours. */
  own: Readonly<Record<string, string>>;
};

export type DrawnLetter = {
  subject: string;
  html: string;
  text: string;
  /** The name of the entry that goes along for the reader's calendar. */
  calendarEntry?: string;
};

export type LetterPreviewsService = {
  /** Null where no letter has such a text. */
  draw: (asked: AskedLetter) => Promise<DrawnLetter | null>;
};
