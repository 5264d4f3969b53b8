/** The owner's texts of the library as the office Worker last wrote them to KV, for an outage without any copy. */
import * as v from "valibot";
import { describeError } from "../../domain/describe-error.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { articleSnapshotKey, articlesSnapshotKey } from "../../domain/texts/texts-snapshot.ts";

const listSchema = v.object({ at: v.number(), rows: v.array(v.unknown()) });
const textSchema = v.object({ at: v.number(), body: v.unknown() });

type Store = { get(key: string, options: { type: "json"; cacheTtl: number }): Promise<unknown> };

export const readArticlesSnapshot = (store: Store, locale: Locale) =>
  read(store, articlesSnapshotKey(locale), listSchema);

export const readArticleSnapshot = (store: Store, locale: Locale, name: string) =>
  read(store, articleSnapshotKey(locale, name), textSchema);

async function read<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const found = v.safeParse(schema, await store.get(key, { type: "json", cacheTtl: 60 }));
    return found.success ? found.output : undefined;
  } catch (error) {
    console.warn(JSON.stringify({ event: "article_snapshot_unreadable", reason: describeError(error) }));
    return undefined;
  }
}
