/** The owner's texts of a language as the office Worker last wrote them to KV, for an outage without any copy. */
import * as v from "valibot";
import { describeError } from "../../domain/describe-error.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { type TextsSnapshot, textsSnapshotKey } from "../../domain/texts/texts-snapshot.ts";

const snapshotSchema = v.object({ at: v.number(), rows: v.array(v.unknown()) });

type Store = { get(key: string, options: { type: "json"; cacheTtl: number }): Promise<unknown> };

export async function readTextsSnapshot(store: Store, locale: Locale): Promise<TextsSnapshot | undefined> {
  try {
    const found = v.safeParse(
      snapshotSchema,
      await store.get(textsSnapshotKey(locale), { type: "json", cacheTtl: 60 }),
    );
    return found.success ? found.output : undefined;
  } catch (error) {
    console.warn(JSON.stringify({ event: "texts_snapshot_unreadable", reason: describeError(error) }));
    return undefined;
  }
}
