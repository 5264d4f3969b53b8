/** The owner's texts in KV for an outage, a key for each language. The rows are checked when they are read. */
import type { Locale } from "../languages/locales.ts";

export const textsSnapshotKey = (locale: Locale) => `texts:${locale}`;
/** The rows of published_articles() in a language, and which of their texts are stored, by version. */
export const articlesSnapshotKey = (locale: Locale) => `articles:${locale}`;
/** One text of the library, by its name, in exactly this language. */
export const articleSnapshotKey = (locale: Locale, name: string) => `article:${locale}:${name}`;

/** Which descriptions of buildings are stored, by slug: as building_texts_in_force() answers it. */
export const buildingTextsSnapshotKey = "building-texts";
/** The description of one building, in all its languages. */
export const buildingTextSnapshotKey = (slug: string) => `building-text:${slug}`;

export type TextsSnapshot = { at: number; rows: unknown[] };
export type ArticlesSnapshot = TextsSnapshot & { stored: Record<string, number> };
export type BuildingTextsSnapshot = { stored: Record<string, string> };
export type BuildingTextSnapshot = { about: Partial<Record<Locale, string>> };
export type ArticleSnapshot = { at: number; body: unknown };
