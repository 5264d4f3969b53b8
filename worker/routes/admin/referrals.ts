/**
 * Referrers, the enquiries they brought, and their commissions. Admins who see all contracts may read; admins who
 * enter contracts may write.
 */
import { type Context, Hono } from "hono";
import {
  type Referrer,
  type ReferralList,
  changedReferrerSchema,
  creditSchema,
  erasureSchema,
  newReferrerSchema,
  pageSchema,
  reasonSchema,
  settlementSchema,
} from "../../../domain/referrals/referrals-api.ts";
import { referrerAddress } from "../../../domain/referrals/referrer-page.ts";
import { callersBackend, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { contractSchema } from "../../http/contract-schema.ts";
import { idSchema } from "../../http/id-schema.ts";
import { validate } from "../../http/validate.ts";

type Kept = Omit<ReferralList, "referrers"> & { referrers: Omit<Referrer, "page" | "look">[] };

const referrerHasChanged = [
  "changed_meanwhile",
  "Somebody has changed this referrer. Load the page again.",
] as const;

export const adminReferrals = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const { referrers, asked } = jsonOf<Kept>(await callersBackend(c).rpc("list_referrals"));
    const withPages = referrers.map(async (referrer) => ({
      ...referrer,
      page: await addressFor(c, referrer, "referrer"),
      look: await addressFor(c, referrer, "office"),
    }));
    return c.json<ReferralList>({ referrers: await Promise.all(withPages), asked });
  })
  .post("/", validate("json", newReferrerSchema), async (c) => {
    const answer = await callersBackend(c).rpc("save_referrer", { saved: c.req.valid("json") });
    const id = writeData(answer, {
      "23505": ["code_taken", "This code or this form has a referrer already. Choose another code.", "code"],
    });
    return c.json({ id }, 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", changedReferrerSchema), async (c) => {
    const saved = { ...c.req.valid("json"), ...c.req.valid("param") };
    const answer = await callersBackend(c).rpc("save_referrer", { saved });
    return c.json({ id: writeData(answer, { PT412: referrerHasChanged }) });
  })
  .post("/:id/page", validate("param", idSchema), validate("json", pageSchema), async (c) => {
    const answer = await callersBackend(c).rpc("close_referrer_page", {
      for_referrer: c.req.valid("param").id,
      seen_version: c.req.valid("json").pageVersion,
    });
    writeData(answer);
    return c.json({ closed: true });
  })
  .post("/:id/enquiries", validate("param", idSchema), validate("json", creditSchema), async (c) => {
    const answer = await callersBackend(c).rpc("credit_by_hand", {
      for_referrer: c.req.valid("param").id,
      of_reference: c.req.valid("json").reference,
    });
    const id = writeData(answer, {
      PT404: ["no_such_reference", "There is no enquiry of this reference.", "reference"],
      PT412: referrerHasChanged,
      "23505": ["credited_already", "This enquiry is credited to a referrer already."],
    });
    return c.json({ id }, 201);
  })
  .post("/:id/erasure", validate("param", idSchema), validate("json", erasureSchema), async (c) => {
    const answer = await callersBackend(c).rpc("erase_referrer", {
      for_referrer: c.req.valid("param").id,
      expected_code: c.req.valid("json").code,
    });
    return c.json({ isGone: writeData(answer) });
  })
  .post(
    "/commissions/:contract",
    validate("param", contractSchema),
    validate("json", settlementSchema),
    async (c) => {
      const answer = await callersBackend(c).rpc("settle_commission", {
        for_contract: c.req.valid("param").contract,
        settlement: c.req.valid("json"),
      });
      const id = writeData(answer, {
        PT409: ["commission_doubted", "Look at what is noted beside this commission first."],
        PT412: ["sums_have_changed", "Another sum is owed by now. Load the page again."],
        PT416: ["day_ahead", "The day must not lie ahead.", "on"],
        "23505": ["sent_already", "Something else was entered with this key. Enter it with a new one."],
      });
      return c.json({ id }, 201);
    },
  )
  .post("/entries/:id/correction", validate("param", idSchema), validate("json", reasonSchema), async (c) => {
    const answer = await callersBackend(c).rpc("take_back_settlement", {
      for_entry: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    const id = writeData(answer, {
      "23505": ["taken_back_already", "This was taken back already. Load the page again."],
    });
    return c.json({ id }, 201);
  });

async function addressFor(
  c: Context<SignedInContext>,
  { code, locale, pageVersion }: Pick<Referrer, "code" | "locale" | "pageVersion">,
  reader: "referrer" | "office",
): Promise<string> {
  const { GUIDE_LINK_KEY, SITE_URL } = readConfig(c.env);
  return SITE_URL + (await referrerAddress(GUIDE_LINK_KEY, code, pageVersion, locale, new Date(), reader));
}
