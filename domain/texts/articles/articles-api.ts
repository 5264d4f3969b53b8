/**
 * The shapes of /api/admin/texts/articles. A text of the library is named `<kind>/<slug>` for good: the address that it
 * has in files, or the one that it was created with. Where it stands now is its address, which can change.
 */
import type { Locale } from "../../languages/locales.ts";
import type { ArticleKind } from "../../site/article.ts";
import type { ArticleBody } from "./article-blocks.ts";
import type { ArticleLink } from "./article-links.ts";
import type { Loss } from "../losses.ts";
import type { TextMark, TextState } from "../texts-api.ts";

/** The kinds that the owner can add to, move and delete. The other pages have a place in the site's frame. */
export const addedKinds = ["blog", "guides", "buyers", "sellers"] as const satisfies ArticleKind[];
export type AddedKind = (typeof addedKinds)[number];

export type ArticleAddress = {
  /** 0 until it was first moved or deleted. Sent back with the next change. */
  version: number;
  /** The last part of the address. Null when the text is deleted: its addresses answer 410. */
  slug: string | null;
};

export type ListedArticle = {
  kind: ArticleKind;
  /** The second half of the name, which never changes. */
  slug: string;
  address: ArticleAddress;
  /** Without a language, such as `/blog/reading-the-minutes`; null when deleted. */
  path: string | null;
  /** Of the newest version: in the reader's language, else in English, else in the first there is. */
  title: string;
  /** What the title is written in; null for a text without one, which is shown by its name. */
  titleLanguage: Locale | null;
  /** Not one of the files. */
  isAdded: boolean;
  /** The languages in which visitors read a text of their own, from a file or the owner. */
  languages: Locale[];
  /** Only languages with something to say. A shipped text that nobody touched has none. */
  marks: Partial<Record<Locale, TextMark[]>>;
  /** The newest change by anybody, as an ISO time; null for an untouched text. */
  savedAt: string | null;
};

/** `GET /api/admin/texts/articles?locale=th`, with the titles for a reader of Thai; without it, for one of English. */
export type ArticlesOverview = { articles: ListedArticle[] };

export type NewestArticle = {
  version: number;
  state: TextState;
  /** Null when it went back to the shipped text (or, of an added text, was taken off the site). */
  body: ArticleBody | null;
  publishAt: string | null;
};

type ArticleInLanguage = {
  /** Null when no file has this text in this language. */
  shipped: ArticleBody | null;
  newest: NewestArticle | null;
  marks: TextMark[];
  /** What the reader of this answer has typed; null when nothing is unsaved. The number goes on without one. */
  draft: ArticleDraft | null;
  draftVersion: number;
};

/**
 * What one person typed and has not saved. `PUT /api/admin/texts/articles/:kind/:slug/:locale/draft` keeps it with the
 * version that was read, and answers `{ version }`, or 409 `changed_meanwhile` with `draft`: another window was there.
 */
export type ArticleDraft = TypedArticle & { version: number; updated_at: string };
export type TypedArticle = {
  /** The version of the text that is edited. */
  seen: number;
  /** The whole body, however unfinished. Nothing ends the draft. */
  changes: ArticleBody | Record<string, never>;
};

/** `GET /api/admin/texts/articles/:kind/:slug` (404 where there is none). */
export type OneArticle = {
  kind: ArticleKind;
  slug: string;
  address: ArticleAddress;
  path: string | null;
  isAdded: boolean;
  /** It can be moved and deleted. */
  canMove: boolean;
  /** Stating one of the owner's claims. */
  isClaim: boolean;
  languages: Record<Locale, ArticleInLanguage>;
  /** The texts that link to it, as visitors see them now. */
  linkedFrom: ArticleLink[];
};

/**
 * `PUT /api/admin/texts/articles/:kind/:slug/:locale`, like other texts: the first save of a new name creates the text.
 * Answers `SavedArticle`; 409 `conflict` with `text`; 409 `confirm_losses` with `losses` (or with `linkedFrom`, when an added text
 * that others link to is taken off); 422 `invalid_input` with
 * `error.field` such as `body.blocks.3.alt`.
 */
export type ArticleChange = {
  version: number;
  state: TextState;
  body: ArticleBody | null;
  publishAt: string | null;
  isConfirmed: boolean;
};
export type SavedArticle = { text: NewestArticle; draftVersion: number };
export type ArticleConflict = { error: { code: string; message: string }; text: NewestArticle };
export type ArticleLosses = { error: { code: string; message: string }; losses: Loss[] };

/**
 * `PUT /api/admin/texts/articles/:kind/:slug/address`: move (a new slug), delete (null), or bring back (a slug again).
 * Answers `{ address }`; 409 `conflict` with `address`; 409 `confirm_losses` with `linkedFrom` when texts still link to
 * what is to be deleted; 422 `invalid_input`, field `slug`, when the address is taken, is a page of the site, or has
 * other signs than small Latin letters, digits and hyphens.
 */
export type AddressChange = ArticleAddress & { isConfirmed: boolean };
export type SavedAddress = { address: ArticleAddress };
export type AddressConflict = { error: { code: string; message: string }; address: ArticleAddress };
export type LinksLost = { error: { code: string; message: string }; linkedFrom: ArticleLink[] };

/**
 * `POST /api/admin/texts/articles/address` with `{ kind, slug }`: whether a new text may have this address. 200
 * `{ path }`, or the same 422 as above, before anything is written.
 */
export type AskedAddress = { kind: AddedKind; slug: string };

/** `POST /api/admin/texts/articles/:kind/:slug/preview` with `{ locale }`: `{ address }`, signed for half an hour. */

/** `GET /api/admin/texts/articles/:kind/:slug/:locale/history`: `{ history }`, newest first, at most fifty. */
export type ArticleVersion = NewestArticle & {
  savedAt: string;
  savedBy: string | null;
  isYours: boolean;
};
