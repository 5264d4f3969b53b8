/** What the owner wrote for a language: cached like the catalogue, kept for outages, and in the worst case nothing. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type OwnersTexts, noTexts, readOwnersTexts } from "../../domain/texts/owners-texts.ts";
import { readTextsSnapshot } from "../cache/texts-snapshot.ts";
import { type Wanted, readCatalogue } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { dataOf, publicBackend, siteBackend } from "./supabase.ts";

export const textsAddress = (locale: Locale) => `/api/texts/${locale}`;

export function wantedTexts(c: AskedContext, locale: Locale): Wanted {
  return {
    key: textsAddress(locale),
    keeps: [200],
    produce: async () => {
      const backend = publicBackend(readConfig(c.env));
      const rows = await backend.rpc("published_texts", { for_locale: locale }, { get: true });
      return json(toTexts(dataOf(rows), locale));
    },
    standIn: async () => {
      const kept = await readTextsSnapshot(c.env.SNAPSHOT, locale);
      return kept && { ...json(toTexts(kept.rows, locale)), degraded: "snapshot", dataAt: kept.at };
    },
  };
}

type ReadTexts = { texts: OwnersTexts; dataAt: number | undefined; degraded: string | undefined };

/** For other answers of the Worker. */
export async function readTexts(c: AskedContext, locale: Locale): Promise<ReadTexts> {
  const { data: texts, dataAt, degraded } = await readCatalogue<OwnersTexts>(c, wantedTexts(c, locale));
  return { texts, dataAt, degraded };
}

/** The same, and the shipped texts when nothing can be read. */
export async function findTexts(c: AskedContext, locale: Locale): Promise<ReadTexts> {
  try {
    return await readTexts(c, locale);
  } catch {
    // The cache has logged why.
    return { texts: noTexts, dataAt: undefined, degraded: "shipped" };
  }
}

/** With drafts and planned texts, for whoever holds a signed address. */
export async function readDraftedTexts(c: AskedContext, locale: Locale): Promise<OwnersTexts> {
  const rows = await siteBackend(readConfig(c.env)).rpc("drafted_texts", { for_locale: locale });
  return toTexts(dataOf(rows), locale);
}

function toTexts(rows: unknown, locale: Locale): OwnersTexts {
  const { texts, unreadable } = readOwnersTexts(rows, locale);
  if (unreadable.length > 0) console.warn(JSON.stringify({ event: "texts_unreadable", locale, unreadable }));
  return texts;
}
