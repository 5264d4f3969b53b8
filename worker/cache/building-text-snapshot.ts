/** The description of a building as the office Worker last wrote it to KV, for an outage without any copy. */
import * as v from "valibot";
import { describeError } from "../../domain/describe-error.ts";
import { locales } from "../../domain/languages/locales.ts";
import { type BuildingTextSnapshot, buildingTextSnapshotKey } from "../../domain/texts/texts-snapshot.ts";

const schema = v.object({ about: v.record(v.picklist(locales), v.string()) });

type Store = { get(key: string, options: { type: "json"; cacheTtl: number }): Promise<unknown> };

/** Nothing where the building has none, or it cannot be read: its page is shown without it. */
export async function readBuildingText(store: Store, slug: string): Promise<BuildingTextSnapshot["about"]> {
  try {
    const kept = await store.get(buildingTextSnapshotKey(slug), { type: "json", cacheTtl: 60 });
    const found = v.safeParse(schema, kept);
    return found.success ? found.output.about : {};
  } catch (error) {
    console.warn(JSON.stringify({ event: "building_text_unreadable", reason: describeError(error) }));
    return {};
  }
}
