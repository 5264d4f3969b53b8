/** The owner of a home, and the page on which the owner sees how it does. Row level security lets in who may edit listings. */
import { Hono } from "hono";
import {
  type HomeOwnerAnswer,
  type OpenedOwnersPage,
  homeOwnerSchema,
} from "../../../domain/offers/home-owner.ts";
import { ownersAddress, ownersPageDays } from "../../../domain/offers/offer-pass.ts";
import { callersBackend, dataOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { idSchema } from "../../http/id-schema.ts";
import { readIfMatch } from "../../http/read-if-match.ts";
import { validate } from "../../http/validate.ts";

const columns =
  "name, email, phone, keys, commission, exclusive_until, notes, lead_id, page_until, updated_at";

export const adminHomeOwners = new Hono<SignedInContext>()
  .get("/:id/owner", validate("param", idSchema), async (c) => {
    const rows = callersBackend(c).from("home_owners").select(columns);
    const owner = dataOf(await rows.eq("listing_id", c.req.valid("param").id).maybeSingle());
    return c.json({ owner } satisfies HomeOwnerAnswer);
  })
  // Without a version it adds the owner.
  .put("/:id/owner", validate("param", idSchema), validate("json", homeOwnerSchema), async (c) => {
    const { id } = c.req.valid("param");
    const fields = c.req.valid("json");
    const seen = readIfMatch(c);
    const owners = callersBackend(c).from("home_owners");
    const answer = seen
      ? await owners.update(fields).eq("listing_id", id).eq("updated_at", seen).select(columns)
      : await owners.insert({ ...fields, listing_id: id }).select(columns);
    const [owner] = writeData(answer);
    if (!owner) throw new ApiError("changed_meanwhile", "Somebody else changed the owner. Load it again.");
    return c.json({ owner } satisfies HomeOwnerAnswer);
  })
  .delete("/:id/owner", validate("param", idSchema), async (c) => {
    const owners = callersBackend(c).from("home_owners").delete();
    writeData(await owners.eq("listing_id", c.req.valid("param").id));
    return c.json({ owner: null } satisfies HomeOwnerAnswer);
  })
  // A new address ends the one before.
  .post("/:id/owner/page", validate("param", idSchema), async (c) => {
    const { SITE_URL, GUIDE_LINK_KEY } = readConfig(c.env);
    const answer = await callersBackend(c).rpc("set_owners_page", {
      for_listing: c.req.valid("param").id,
      days: ownersPageDays,
    });
    const { key, until } = writeData(answer) as { key: string; until: string };
    const path = await ownersAddress(GUIDE_LINK_KEY, key, new Date());
    return c.json({ address: SITE_URL + path, until } satisfies OpenedOwnersPage);
  })
  .delete("/:id/owner/page", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("set_owners_page", {
      for_listing: c.req.valid("param").id,
      days: 0,
    });
    writeData(answer);
    return c.json({ until: null });
  });
