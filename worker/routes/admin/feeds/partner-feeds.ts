/** Files for partners: made, changed, given a new address, revoked. The address is signed here, and only here. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import {
  mostPassedHomes,
  type FeedChoice,
  type PartnerFeed,
  type PartnerFeedContents,
  partnerFeedPath,
  partnerFeedSchema,
} from "../../../../domain/feeds/partner-feed.ts";
import type { Database } from "../../../../domain/database.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { type Refusals, callersBackend, dataOf, jsonOf, writeData } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";

type Row = Database["public"]["Tables"]["partner_feeds"]["Row"] & {
  partner_feed_fetches: { at: string; agent: string; times: number } | null;
};

/** "open" signs an address again after it was revoked. */
const addressSchema = v.object({ action: v.picklist(["new", "revoke"]) });
const nameTaken: Refusals = { "23505": ["name_taken", "Another feed has this name.", "name"] };

export const adminPartnerFeeds = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const answer = await callersBackend(c)
      .from("partner_feeds")
      .select("*,partner_feed_fetches(at,agent,times)")
      .order("name")
      .overrideTypes<Row[], { merge: false }>();
    return c.json({ feeds: await Promise.all(dataOf(answer).map((row) => toFeed(c, row))) });
  })
  .post("/", validate("json", partnerFeedSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("partner_feeds")
      .insert(c.req.valid("json"))
      .select("id")
      .single();
    return c.json(writeData(answer, nameTaken), 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", partnerFeedSchema), async (c) => {
    const { id } = c.req.valid("param");
    const answer = await callersBackend(c)
      .from("partner_feeds")
      .update(c.req.valid("json"))
      .eq("id", id)
      .select("id");
    return answerChange(c, writeData(answer, nameTaken));
  })
  .get("/:id/contents", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("partner_feed_contents", {
      for_feed: c.req.valid("param").id,
      most: mostPassedHomes,
    });
    return c.json(jsonOf<PartnerFeedContents>(answer));
  })
  .post("/:id/address", validate("param", idSchema), validate("json", addressSchema), async (c) => {
    const { id } = c.req.valid("param");
    const backend = callersBackend(c);
    const [feed] = dataOf(await backend.from("partner_feeds").select("serial").eq("id", id));
    if (!feed) throw notThere();
    const now = new Date().toISOString();
    const change =
      c.req.valid("json").action === "revoke"
        ? { revoked_at: now }
        : { serial: feed.serial + 1, signed_at: now, revoked_at: null };
    // Of two presses at once one makes the address.
    const rows = backend.from("partner_feeds").update(change).eq("id", id).eq("serial", feed.serial);
    return answerChange(c, writeData(await rows.select("id")));
  });

async function answerChange(c: Context<SignedInContext>, [row]: { id: string }[]): Promise<Response> {
  if (!row) throw notThere();
  // Files at the edge are written anew, or end.
  await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
  return c.json({ id: row.id });
}

function notThere(): ApiError {
  return new ApiError("not_found", "There is no such feed.");
}

async function toFeed(c: Context<SignedInContext>, row: Row): Promise<PartnerFeed> {
  const { SITE_URL, GUIDE_LINK_KEY } = readConfig(c.env);
  const {
    id,
    name,
    format,
    currency,
    choice,
    serial,
    signed_at,
    revoked_at,
    made_at,
    partner_feed_fetches: fetched,
  } = row;
  const read = v.parse(partnerFeedSchema, { name, format, currency, choice });
  const signed = { id, serial, signedAt: new Date(signed_at), format: read.format };
  return {
    ...read,
    choice: read.choice satisfies FeedChoice,
    id,
    address: revoked_at === null ? SITE_URL + (await partnerFeedPath(GUIDE_LINK_KEY, signed)) : null,
    madeAt: made_at,
    lastFetchedAt: fetched?.at ?? null,
    lastAgent: fetched?.agent ?? null,
    timesFetched: fetched?.times ?? 0,
  };
}
