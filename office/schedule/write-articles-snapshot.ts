/**
 * Writes the owner's texts of the library to KV, so that the site has them while the backend is down: a list for each
 * language, and a key for each text in each language. Only what changed is written.
 */
import { unwrap } from "../../domain/backend/unwrap.ts";
import { type Locale, locales } from "../../domain/languages/locales.ts";
import { readArticleHeads } from "../../domain/texts/articles/article-heads.ts";
import {
  type ArticleSnapshot,
  type ArticlesSnapshot,
  articleSnapshotKey,
  articlesSnapshotKey,
} from "../../domain/texts/texts-snapshot.ts";
import type { Office } from "../office.ts";

/** KV's free plan counts 1,000 writes a day, and a Worker may ask only so often. The rest waits for the next run. */
const mostTextsAtOnce = 100;
/** Of one answer of the database. */
const textsARead = 20;

type Stores = Pick<Office, "snapshot" | "database">;

/** Answers whether every text is stored. */
export async function writeArticlesSnapshot(stores: Stores, now: Date): Promise<boolean> {
  let left = mostTextsAtOnce;
  let isWhole = true;
  for (const locale of locales) {
    const waiting = await writeLanguage(stores, locale, now, left);
    isWhole &&= waiting.length <= left;
    left -= Math.min(left, waiting.length);
  }
  return isWhole;
}

async function writeLanguage(
  { snapshot: store, database }: Stores,
  locale: Locale,
  now: Date,
  most: number,
): Promise<string[]> {
  const answer = await database.rpc("published_articles", { for_locale: locale });
  const rows = unwrap(answer, "reading the heads of texts");
  if (!Array.isArray(rows)) throw new TypeError("published_articles() answers no list");
  const key = articlesSnapshotKey(locale);
  const kept = await store.get<ArticlesSnapshot>(key, "json");
  const stored = new Map(Object.entries(kept?.stored ?? {}));
  // A text in another language has its key there.
  const own = readArticleHeads(rows).filter((head) => head.own?.locale === locale && head.slug !== null);
  const waiting = own
    .filter(({ name, own: text }) => stored.get(name) !== text?.version)
    .map(({ name }) => name);
  for (const [name, version] of await writeTexts(
    { snapshot: store, database },
    locale,
    waiting.slice(0, most),
    now,
  )) {
    stored.set(name, version);
  }
  const names = new Set(own.map(({ name }) => name));
  for (const name of [...stored.keys()].filter((one) => !names.has(one))) {
    await store.delete(articleSnapshotKey(locale, name));
    stored.delete(name);
  }
  const next = { rows, stored: Object.fromEntries(stored) };
  // Most saves of the catalogue change no text.
  const isSame = kept && JSON.stringify({ rows: kept.rows, stored: kept.stored }) === JSON.stringify(next);
  const isNothing = !kept && rows.length === 0;
  if (!isSame && !isNothing) {
    await store.put(key, JSON.stringify({ at: now.getTime(), ...next } satisfies ArticlesSnapshot));
  }
  return waiting;
}

async function writeTexts(
  { snapshot: store, database }: Stores,
  locale: Locale,
  names: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const written = new Map<string, number>();
  for (let from = 0; from < names.length; from += textsARead) {
    const answer = await database
      .from("texts_in_force")
      .select("name,version,body")
      .eq("kind", "article")
      .eq("locale", locale)
      .in("name", names.slice(from, from + textsARead))
      .not("body", "is", null);
    for (const { name, version, body } of unwrap(answer, "reading texts") ?? []) {
      if (name === null || version === null) continue;
      const text = { at: now.getTime(), body } satisfies ArticleSnapshot;
      await store.put(articleSnapshotKey(locale, name), JSON.stringify(text));
      written.set(name, version);
    }
  }
  return written;
}
