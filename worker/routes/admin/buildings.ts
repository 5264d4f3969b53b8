/** Adds, changes, merges and splits buildings. Row level security is the second wall. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { AdminBuilding, AdminBuildings } from "../../../domain/buildings/building-fields.ts";
import { buildingFieldsSchema } from "../../../domain/buildings/building-fields.ts";
import { bumpCatalogueVersion } from "../../../domain/listings/catalogue/catalogue-version.ts";
import { toSlug } from "../../../domain/listings/slug.ts";
import { paths } from "../../../web/routing/paths.ts";
import { askAboutLinks } from "../../articles/list-linking.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { confirmedSchema } from "../../http/confirmed-schema.ts";
import { idSchema } from "../../http/id-schema.ts";
import { requireIfMatch } from "../../http/read-if-match.ts";
import { timestampSchema } from "../../http/timestamp-schema.ts";
import { validate } from "../../http/validate.ts";

const mergeSchema = v.object({ into: v.pipe(v.string(), v.uuid()), intoSeen: timestampSchema });

export const adminBuildings = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const buildings = jsonOf<AdminBuilding[]>(await callersBackend(c).rpc("buildings_for_admins"));
    return c.json({ buildings } satisfies AdminBuildings);
  })
  .post("/", validate("json", buildingFieldsSchema), async (c) => {
    const fields = c.req.valid("json");
    const slug = toSlug(fields.name, crypto.randomUUID().slice(0, 6));
    const answer = await callersBackend(c)
      .from("buildings")
      .insert({ ...fields, slug })
      .select("id,slug,updated_at")
      .single();
    const added = writeData(answer);
    await announce(c);
    return c.json(added, 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", buildingFieldsSchema), async (c) => {
    const { id } = c.req.valid("param");
    const buildings = callersBackend(c).from("buildings");
    const answer = await buildings
      .update(c.req.valid("json"))
      .eq("id", id)
      .eq("updated_at", requireIfMatch(c))
      .is("merged_into", null)
      .select("id,slug,updated_at");
    const [saved] = writeData(answer);
    if (!saved && dataOf(await buildings.select("id").eq("id", id)).length > 0) throw changedMeanwhile();
    if (!saved) throw noSuchBuilding();
    await announce(c);
    return c.json(saved);
  })
  .delete("/:id", validate("param", idSchema), validate("query", confirmedSchema), async (c) => {
    const { id } = c.req.valid("param");
    const buildings = callersBackend(c).from("buildings");
    if (!c.req.valid("query").confirmed) {
      const [building] = dataOf(await buildings.select("slug").eq("id", id));
      const asked = building && (await askAboutLinks(c, paths.building(building.slug)));
      if (asked) return asked;
    }
    const answer = await buildings.delete().eq("id", id).select("id");
    const [deleted] = writeData(answer, {
      "23503": ["building_has_homes", "This building has homes or merged buildings. Move them first."],
    });
    if (!deleted) throw noSuchBuilding();
    await announce(c);
    return c.json({ deleted: true });
  })
  .post("/:id/merge", validate("param", idSchema), validate("json", mergeSchema), async (c) => {
    const { into, intoSeen } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("merge_buildings", {
      gone: c.req.valid("param").id,
      gone_seen: requireIfMatch(c),
      kept: into,
      kept_seen: intoSeen,
    });
    if (!writeData(answer)) throw changedMeanwhile();
    await announce(c);
    return c.json({ merged: true });
  })
  .post("/:id/split", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("split_building", { gone: c.req.valid("param").id });
    if (!writeData(answer)) throw new ApiError("not_merged", "This building is not merged.");
    await announce(c);
    return c.json({ split: true });
  });

function announce(c: Context<SignedInContext>): Promise<void> {
  return bumpCatalogueVersion(c.env.CATALOGUE, new Date());
}

function changedMeanwhile(): ApiError {
  return new ApiError("changed_meanwhile", "This building was changed meanwhile. Load it again.");
}

function noSuchBuilding(): ApiError {
  return new ApiError("not_found", "There is no such building.");
}
