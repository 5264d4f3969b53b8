/**
 * A planned text is in force from its minute on, by the database's own clock. This only makes the site look: it changes
 * the catalogue's version once a plan has come due.
 */
import { unwrap } from "../../domain/backend/unwrap.ts";
import { bumpCatalogueVersion } from "../../domain/listings/catalogue/catalogue-version.ts";
import type { Office } from "../office.ts";

/** The latest plan that has been made known. Plans are made for the future, so a later one has a later time. */
const knownKey = "texts-due";

export async function publishDueTexts(
  { database, catalogue }: Pick<Office, "database" | "catalogue">,
  now: Date,
): Promise<"published" | "nothing due"> {
  const due = await database
    .from("texts")
    .select("publish_at")
    .eq("state", "scheduled")
    .lte("publish_at", now.toISOString())
    .order("publish_at", { ascending: false })
    .limit(1);
  const latest = unwrap(due, "read texts that are due")?.[0]?.publish_at;
  if (!latest || (await catalogue.get(knownKey)) === latest) return "nothing due";
  // In this order: if the second fails, the site looks once more.
  await bumpCatalogueVersion(catalogue, now);
  await catalogue.put(knownKey, latest);
  return "published";
}
