/** Referrers, the enquiries they brought, and their commissions. Who sees all contracts reads; who enters them writes. */
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
import { ApiError } from "../../errors.ts";
import { contractSchema } from "../../http/contract-schema.ts";
import { idSchema } from "../../http/id-schema.ts";
import { validate } from "../../http/validate.ts";

type Kept = Omit<ReferralList, "referrers"> & { referrers: Omit<Referrer, "page" | "look">[] };

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
    if (answer.error?.code === "23505") {
      throw new ApiError("conflict", "This code or this form has a referrer already. Choose another code.", {
        cause: answer.error,
      });
    }
    return c.json({ id: writeData(answer) }, 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", changedReferrerSchema), async (c) => {
    const saved = { ...c.req.valid("json"), ...c.req.valid("param") };
    const answer = await callersBackend(c).rpc("save_referrer", { saved });
    if (answer.error?.code === "PT412") {
      throw new ApiError("changed_meanwhile", "Somebody has changed this referrer. Load the page again.", {
        cause: answer.error,
      });
    }
    return c.json({ id: writeData(answer) });
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
    if (answer.error?.code === "23505") {
      throw new ApiError("conflict", "This enquiry is credited to a referrer already.", {
        cause: answer.error,
      });
    }
    return c.json({ id: writeData(answer) }, 201);
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
      const cause = answer.error;
      if (cause?.code === "PT412") {
        throw new ApiError("sums_have_changed", "Another sum is owed by now. Load the page again.", {
          cause,
        });
      }
      if (cause?.code === "PT409") {
        throw new ApiError("conflict", "Look at what is noted beside this commission first.", { cause });
      }
      if (cause?.code === "PT416") {
        throw new ApiError("invalid_input", "The day must not lie ahead.", { field: "on", cause });
      }
      return c.json({ id: writeData(answer) }, 201);
    },
  )
  .post("/entries/:id/correction", validate("param", idSchema), validate("json", reasonSchema), async (c) => {
    const answer = await callersBackend(c).rpc("take_back_settlement", {
      for_entry: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    return c.json({ id: writeData(answer) }, 201);
  });

async function addressFor(
  c: Context<SignedInContext>,
  { code, locale, pageVersion }: Pick<Referrer, "code" | "locale" | "pageVersion">,
  reader: "referrer" | "office",
): Promise<string> {
  const { GUIDE_LINK_KEY, SITE_URL } = readConfig(c.env);
  return SITE_URL + (await referrerAddress(GUIDE_LINK_KEY, code, pageVersion, locale, new Date(), reader));
}
