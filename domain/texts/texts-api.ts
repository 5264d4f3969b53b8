/** The shapes of /api/admin/texts. */
import type { Locale } from "../languages/locales.ts";
import type { Loss } from "./losses.ts";
import type { TextBody } from "./text-bodies.ts";
import type { TextKind, TextPage } from "./text-kinds.ts";

export const textStates = ["draft", "published", "scheduled", "shipped"] as const;
export type TextState = (typeof textStates)[number];

/** What there is to say of a text in one language. */
export type TextMark = "own" | "draft" | "scheduled" | "older" | "missing";

export type ListedText = {
  kind: TextKind;
  name: string;
  /** The words that are shown in the reader's language, shortened. Of a building its name, of a fact its figure. */
  title: string;
  /** What the title is written in; null for a name. */
  titleLanguage: Locale | null;
  /** Only languages with something to say. */
  marks: Partial<Record<Locale, TextMark[]>>;
};

/** `GET /api/admin/texts?locale=th`, with the titles for a reader of Thai; without it, for one of English. */
export type TextsOverview = { pages: { page: TextPage; texts: ListedText[] }[] };

export type NewestText = {
  version: number;
  state: TextState;
  /** Null when it went back to the shipped text. */
  body: TextBody | null;
  publishAt: string | null;
};

type TextInLanguage = {
  /** Null where the language needs no such text, such as a plural form it does not have. */
  shipped: TextBody | null;
  newest: NewestText | null;
  marks: TextMark[];
};

/** `GET /api/admin/texts/:kind/:name`. */
export type OneText = {
  kind: TextKind;
  name: string;
  page: TextPage;
  /** Stating one of the owner's claims. */
  isClaim: boolean;
  /** That the text describes. */
  building?: { id: string; name: string };
  languages: Record<Locale, TextInLanguage>;
};

/** `PUT /api/admin/texts/:kind/:name/:locale`. */
export type TextChange = {
  /** 0 until the first save. */
  version: number;
  state: TextState;
  body: TextBody | null;
  publishAt: string | null;
  /** The second question was answered with yes. */
  isConfirmed: boolean;
};

/** `GET /api/admin/texts/facts`: what is the owner's, and which of the owner's texts state each fact. */
export type FactsAnswer = {
  bodies: Record<string, TextBody<"fact">>;
  written: Record<string, { kind: string; name: string; locale: string }[]>;
};

export type SavedText = { text: NewestText };

/** The 409 of a `PUT`: somebody saved meanwhile. `text` is what is stored now. */
export type TextConflict = { error: { code: string; message: string }; text: NewestText };

/** The 409 `confirm_losses` of a `PUT`: what would no longer be said. */
export type TextLosses = { error: { code: string; message: string }; losses: Loss[] };

/** `GET /api/admin/texts/:kind/:name/:locale/history`: `history`, newest first. */
export type TextVersion = NewestText & {
  savedAt: string;
  /** The address of the person who saved it; null when the account is gone. */
  savedBy: string | null;
  isYours: boolean;
};
