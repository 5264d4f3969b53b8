/**
 * Writes the descriptions of buildings to KV, a key for each building, so that the site has them while the backend is
 * down. Only what changed is written.
 */
import { unwrap } from "../../domain/backend/unwrap.ts";
import {
  type BuildingTextSnapshot,
  type BuildingTextsSnapshot,
  buildingTextSnapshotKey,
  buildingTextsSnapshotKey,
} from "../../domain/texts/texts-snapshot.ts";
import type { Office } from "../office.ts";

/** As for texts of the library (write-articles-snapshot.ts). */
const mostBuildingsAtOnce = 50;

type Stores = Pick<Office, "snapshot" | "database">;

/** Answers whether every description is stored. */
export async function writeBuildingTexts({ snapshot: store, database }: Stores): Promise<boolean> {
  const answer = await database.rpc("building_texts_in_force");
  const inForce = Object.entries(unwrap(answer, "reading which buildings are described") as Versions);
  const kept = await store.get<BuildingTextsSnapshot>(buildingTextsSnapshotKey, "json");
  const stored = new Map(Object.entries(kept?.stored ?? {}));
  const gone = [...stored.keys()].filter((slug) => inForce.every(([one]) => one !== slug));
  const waiting = inForce.filter(([slug, versions]) => stored.get(slug) !== versions);
  const due = waiting.slice(0, mostBuildingsAtOnce);
  if (gone.length === 0 && due.length === 0) return true;
  for (const slug of gone) {
    await store.delete(buildingTextSnapshotKey(slug));
    stored.delete(slug);
  }
  for (const [slug, versions] of due) {
    const text = { about: await readAbout(database, slug) } satisfies BuildingTextSnapshot;
    await store.put(buildingTextSnapshotKey(slug), JSON.stringify(text));
    stored.set(slug, versions);
  }
  const next = { stored: Object.fromEntries(stored) } satisfies BuildingTextsSnapshot;
  await store.put(buildingTextsSnapshotKey, JSON.stringify(next));
  return due.length === waiting.length;
}

type Versions = Record<string, string>;

async function readAbout(database: Stores["database"], slug: string): Promise<Record<string, string>> {
  const answer = await database
    .from("texts_in_force")
    .select("locale,body")
    .eq("kind", "building")
    .eq("name", slug)
    .not("body", "is", null);
  const rows = unwrap(answer, "reading the description of a building") ?? [];
  return Object.fromEntries(
    rows.flatMap(({ locale, body }) =>
      locale !== null && typeof body === "object" && body !== null && "text" in body
        ? [[locale, String(body["text"])]]
        : [],
    ),
  );
}
