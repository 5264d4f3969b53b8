/** `/api/viewings`: the viewing that a letter's link names, and the buttons that hold its time and give it up. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type ViewingAnswer,
  type VisitorsViewing,
  isValidViewingPass,
  viewingPresses,
} from "../../../domain/leads/viewing-link.ts";
import { viewingPath } from "../../../domain/leads/enquiry-path.ts";
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
import { queueNotice } from "./queue-notice.ts";

const maxBodyBytes = 2048;

const link = {
  viewing: v.pipe(v.string(), v.maxLength(36)),
  pass: v.pipe(v.string(), v.maxLength(100)),
};
const linkSchema = v.object(link);
const pressSchema = v.object({ ...link, press: v.picklist(viewingPresses) });

export const visitorsViewings = new Hono<PublicContext>()
  .use(sameOriginOnly)
  .get("/", validate("query", linkSchema), async (c) => {
    c.header("cache-control", personal);
    await limitMisses(c);
    const { viewing, pass } = c.req.valid("query");
    const { key, now } = readMoment(c);
    const isOurs = await isValidViewingPass(key, { viewing, pass }, now);
    return c.json({ viewing: isOurs ? await hold(c, viewing, false) : null } satisfies ViewingAnswer);
  })
  .post("/", async (c) => {
    c.header("cache-control", personal);
    const { fields } = await readFields(c.req.raw, maxBodyBytes);
    const sent = v.safeParse(pressSchema, fields);
    if (!sent.success) throw new ApiError("bad_request", "This is not a button of our page.");
    await limitLeads(c);
    const { viewing, pass, press } = sent.output;
    const { key, now } = readMoment(c);
    if (await isValidViewingPass(key, { viewing, pass }, now)) {
      if (press === "hold") await hold(c, viewing, true);
      else await giveUp(c, viewing);
    }
    // The page says what has become of it.
    const { locale } = fields;
    return c.redirect(localisePath(viewingPath({ viewing, pass }), isLocale(locale) ? locale : "en"), 303);
  });

function readMoment(c: Context<PublicContext>) {
  return { key: readConfig(c.env).GUIDE_LINK_KEY, now: new Date() };
}

async function hold(
  c: Context<PublicContext>,
  viewing: string,
  isPressed: boolean,
): Promise<VisitorsViewing | null> {
  const { hours } = await findSite(c);
  const answer = await siteBackend(readConfig(c.env)).rpc("hold_viewing", {
    for_viewing: viewing,
    most_holds: mostHolds(hours, new Date()),
    is_pressed: isPressed,
  });
  return jsonOf<VisitorsViewing | null>(answer);
}

async function giveUp(c: Context<PublicContext>, viewing: string): Promise<void> {
  const answer = await siteBackend(readConfig(c.env)).rpc("give_up_viewing", { for_viewing: viewing });
  const lead = jsonOf<string | null>(answer);
  if (lead) await queueNotice(c, { lettersOf: lead });
}
