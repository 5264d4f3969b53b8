/** What the owner wrote for a language: cached like the catalogue, kept for outages, and in the worst case nothing. */
import type { Locale } from "../../domain/languages/locales.ts";
import { type OwnersTexts, noTexts, readOwnersTexts } from "../../domain/texts/owners-texts.ts";
import { readTextsSnapshot } from "../cache/texts-snapshot.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import { dataAtHeader, degradedHeader, freshOnly } from "../cache/edge-cache.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { unavailable } from "../errors.ts";
import { dataOf, publicBackend, siteBackend } from "./supabase.ts";

export const textsAddress = (locale: Locale) => `/api/texts/${locale}`;

export function answerTexts(c: AskedContext, locale: Locale, request = c.req.raw): Promise<Response> {
  return cachedCatalogueResponse(c, {
    key: textsAddress(locale),
    request,
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
  });
}

type ReadTexts = { texts: OwnersTexts; dataAt: number | undefined; degraded: string | undefined };

/** For other answers of the Worker. */
export async function readTexts(c: AskedContext, locale: Locale): Promise<ReadTexts> {
  // A request of its own, because the caller's may be a HEAD or name an ETag.
  const request = new Request(new URL(textsAddress(locale), readConfig(c.env).SITE_URL), {
    headers: freshOnly,
  });
  const answer = await answerTexts(c, locale, request);
  if (!answer.ok) throw unavailable(new Error(`The texts answer ${answer.status}`));
  return {
    texts: await answer.json<OwnersTexts>(),
    dataAt: Number(answer.headers.get(dataAtHeader)) || undefined,
    degraded: answer.headers.get(degradedHeader) ?? undefined,
  };
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
