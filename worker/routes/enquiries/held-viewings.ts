/** `/api/viewings`: the viewing that a letter's link names, and the button that holds its time. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type HeldViewing, type HoldAnswer, isValidHoldPass } from "../../../domain/leads/viewing-hold.ts";
import { type HoldLink, holdPath } from "../../../domain/leads/enquiry-path.ts";
import { mostHolds } from "../../../domain/leads/viewing-slots.ts";
import { isLocale, localisePath } from "../../../domain/languages/locales.ts";
import { findSite } from "../../backend/site-reads.ts";
import { jsonOf, siteBackend } from "../../backend/supabase.ts";
import { personal } from "../../cache/cache-policy.ts";
import type { PublicContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { limitLeads, limitMisses } from "../../http/rate-limits.ts";
import { readFields } from "../../http/read-body.ts";
import { sameOriginOnly } from "../../http/same-origin.ts";
import { validate } from "../../http/validate.ts";

const maxBodyBytes = 2048;

const linkSchema = v.object({
  reference: v.pipe(v.string(), v.maxLength(20)),
  pass: v.pipe(v.string(), v.maxLength(100)),
});

export const heldViewings = new Hono<PublicContext>()
  .use(sameOriginOnly)
  .get("/", validate("query", linkSchema), async (c) => {
    c.header("cache-control", personal);
    await limitMisses(c);
    return c.json({ viewing: await askFor(c, c.req.valid("query"), false) } satisfies HoldAnswer);
  })
  .post("/", async (c) => {
    c.header("cache-control", personal);
    const { fields } = await readFields(c.req.raw, maxBodyBytes);
    const link = v.safeParse(linkSchema, fields);
    if (!link.success) throw new ApiError("bad_request", "This is not the button of our page.");
    await limitLeads(c);
    await askFor(c, link.output, true);
    // The page says what has become of it.
    const { locale } = fields;
    return c.redirect(localisePath(holdPath(link.output), isLocale(locale) ? locale : "en"), 303);
  });

async function askFor(
  c: Context<PublicContext>,
  link: HoldLink,
  isPressed: boolean,
): Promise<HeldViewing | null> {
  const config = readConfig(c.env);
  const now = new Date();
  if (!(await isValidHoldPass(config.GUIDE_LINK_KEY, link, now))) return null;
  const { hours } = await findSite(c);
  const answer = await siteBackend(config).rpc("hold_viewing", {
    for_reference: link.reference,
    most_holds: mostHolds(hours, now),
    is_pressed: isPressed,
  });
  return jsonOf<HeldViewing | null>(answer);
}
