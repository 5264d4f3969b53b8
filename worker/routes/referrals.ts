/** `/api/referrals`: what a referrer sees on the page whose signed address the office or a letter gave them. */
import { Hono } from "hono";
import * as v from "valibot";
import {
  type ReferrerAnswer,
  type Referrals,
  isValidReferrerPass,
  readPage,
} from "../../domain/referrals/referrer-page.ts";
import { jsonOf, siteBackend } from "../backend/supabase.ts";
import { personal } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { hashNetwork } from "../http/lead-fingerprint.ts";
import { addressOf, limitMisses } from "../http/rate-limits.ts";
import { validate } from "../http/validate.ts";

const linkSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  page: v.pipe(v.string(), v.regex(/^(?:\d{1,8}(?:-office)?)?$/)),
  pass: v.pipe(v.string(), v.maxLength(100)),
});

export const referrals = new Hono<PublicContext>().get("/", validate("query", linkSchema), async (c) => {
  c.header("cache-control", personal);
  await limitMisses(c);
  const link = c.req.valid("query");
  const config = readConfig(c.env);
  if (!(await isValidReferrerPass(config.GUIDE_LINK_KEY, link, new Date()))) {
    return c.json({ referrals: null } satisfies ReferrerAnswer);
  }
  const { version, isOffice } = readPage(link.page);
  const answer = await siteBackend(config).rpc("referrer_page", {
    of_code: link.code,
    from_network: (!isOffice && (await hashNetwork(addressOf(c), config.SITE_KEY))) || "",
    seen_page: version,
  });
  return c.json({ referrals: jsonOf<Referrals | null>(answer) } satisfies ReferrerAnswer);
});
