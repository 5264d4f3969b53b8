/** Writes the owner's texts to KV, a key for each language, so that the site has them while the backend is down. */
import { unwrap } from "../../domain/backend/unwrap.ts";
import { locales } from "../../domain/languages/locales.ts";
import { type TextsSnapshot, textsSnapshotKey } from "../../domain/texts/texts-snapshot.ts";
import type { Office } from "../office.ts";

export async function writeTextsSnapshot(
  { snapshot: store, database }: Pick<Office, "snapshot" | "database">,
  now: Date,
): Promise<void> {
  for (const locale of locales) {
    const answer = await database.rpc("published_texts", { for_locale: locale });
    const rows = unwrap(answer, "reading the texts");
    if (!Array.isArray(rows)) throw new TypeError("published_texts() answers no list");
    const key = textsSnapshotKey(locale);
    const kept = await store.get<TextsSnapshot>(key, "json");
    // KV's free plan counts each write, and most saves of the catalogue change no text.
    if (kept && JSON.stringify(kept.rows) === JSON.stringify(rows)) continue;
    await store.put(key, JSON.stringify({ at: now.getTime(), rows } satisfies TextsSnapshot));
  }
}
