/**
 * `/api/alerts`: requests for letters about homes, and what their readers do with them. The links in our letters
 * carry a pass; opening one only counts the letters as read. Stopping needs a press, on our page or in the mail
 * program (RFC 8058).
 */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type AlertReader,
  type AlertsAnswer,
  type AskedAlert,
  type alertChanges,
  alertPaces,
} from "../../domain/alerts/alert-choices.ts";
import { type AlertLink, isValidAlertLink, yourAlertsPath } from "../../domain/alerts/alert-link.ts";
import { type AskedFields, checkAlert } from "../../domain/alerts/check-alert.ts";
import type { FieldProblem, InvalidInput } from "../../domain/api.ts";
import type { Json } from "../../domain/database.ts";
import { describeError } from "../../domain/describe-error.ts";
import { readOwnPath } from "../../domain/accounts/own-path.ts";
import { isLocale, localisePath } from "../../domain/languages/locales.ts";
import { type ListingQuery, readListingQuery } from "../../domain/listings/query/listing-query.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";
import type { FormState } from "../../web/data/form-state.tsx";
import { paths } from "../../web/routing/paths.ts";
import { watchedPage } from "../../web/routing/watched-page.ts";
import { findSite } from "../backend/site-reads.ts";
import { dataOf, formBackend, publicBackend, siteBackend, writeData } from "../backend/supabase.ts";
import { toSearch } from "../backend/to-search.ts";
import { personal } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { hashSender } from "../http/lead-fingerprint.ts";
import { addressOf, limitLeads, limitMisses } from "../http/rate-limits.ts";
import { readFields } from "../http/read-body.ts";
import { sameOriginOnly } from "../http/same-origin.ts";
import { findSender } from "../sign-in/require-admin.ts";
import type { RenderForm } from "./enquiries/leads.ts";

const maxBodyBytes = 8192;

const linkSchema = v.object({
  reader: v.pipe(v.string(), v.uuid()),
  pass: v.pipe(v.string(), v.maxLength(100)),
});

const changeSchema = v.intersect([
  linkSchema,
  v.variant("change", [
    v.object({ change: v.literal("every"), value: v.picklist(alertPaces) }),
    v.object({ change: v.picklist(["confirm", "remove"]), value: v.pipe(v.string(), v.uuid()) }),
    v.object({ change: v.picklist(["stop", "resume"]), value: v.optional(v.literal("")) }),
  ]),
]);

export function alertsRoute(renderForm: RenderForm) {
  const route = new Hono<PublicContext>().use(async (c, next) => {
    c.header("cache-control", personal);
    await next();
  });
  // A mail program's button comes from no page of ours.
  route.post("/stop", async (c) => {
    const link = v.safeParse(linkSchema, c.req.query());
    if (!link.success || !(await isOurs(c, link.output))) throw await notOurs(c);
    // All readers with one mail provider come from its network, so their presses have no limit.
    await change(c, link.output.reader, "stop");
    return c.body(null, 204);
  });
  route.get("/stop", (c) => {
    const { reader = "", pass = "", locale } = c.req.query();
    return c.redirect(localisePath(yourAlertsPath({ reader, pass }), isLocale(locale) ? locale : "en"), 302);
  });
  route.get("/open", async (c) => {
    const link = v.safeParse(linkSchema, c.req.query());
    if (link.success) {
      await limitMisses(c);
      // The home is what they came for, whatever becomes of the note.
      await readReader(c, link.output).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }
    return c.redirect(readOwnPath(c.req.query("to")) ?? paths.frontPage, 302);
  });
  route.use(sameOriginOnly);
  route.get("/", async (c) => {
    await limitMisses(c);
    const link = v.safeParse(linkSchema, c.req.query());
    const reader = link.success ? await readReader(c, link.output) : null;
    return c.json({ reader } satisfies AlertsAnswer);
  });
  route.post("/change", async (c) => {
    const { fields } = await readFields(c.req.raw, maxBodyBytes);
    const read = v.safeParse(changeSchema, fields);
    if (!read.success) throw new ApiError("bad_request", "This is not a button of our page.");
    const { reader, pass, change: what, value } = read.output;
    if (!(await isOurs(c, { reader, pass }))) throw await notOurs(c);
    if (what !== "stop") await limitLeads(c);
    await change(c, reader, what, value);
    const { locale } = fields;
    const to = yourAlertsPath({ reader, pass }, what);
    return c.redirect(localisePath(to, isLocale(locale) ? locale : "en"), 303);
  });
  return route.post("/", async (c) => {
    const { fields, isForm } = await readFields(c.req.raw, maxBodyBytes);
    const checked = checkAlert(fields);
    const given = { kind: "alert" as const, values: keepTexts(fields) };
    if ("fields" in checked) {
      if (!isForm) return c.json(invalidInput(checked.fields), 422);
      return renderForm(c, { ...given, page: askingPage(fields), errors: checked.fields }, 422);
    }
    try {
      await limitLeads(c);
      const state = await ask(c, checked.asked);
      if (!isForm) return c.json({ state } satisfies AskedAlert, 201);
      return c.redirect(
        localisePath(paths.alertSent(state, watchedPage(checked.asked)), checked.asked.locale),
        303,
      );
    } catch (error) {
      if (!isForm || !(error instanceof ApiError)) throw error;
      if (error.code !== "unavailable" && error.code !== "too_many_requests") throw error;
      const form = { ...given, page: askingPage(fields), errors: {}, failure: error.code };
      return renderForm(c, form, error.code === "unavailable" ? 503 : 429);
    }
  });
}

async function ask(c: Context<PublicContext>, asked: AskedFields): Promise<AskedAlert["state"]> {
  const config = readConfig(c.env);
  const { email, every, locale, timeZone } = asked;
  const sender = await hashSender(addressOf(c), config.SITE_KEY, new Date());
  const wanted = { email, every, locale, timeZone, sender, ...(await targetOf(c, asked)) };
  const answer = await formBackend(config, await findSender(c))
    .rpc("ask_for_alert", { wanted })
    .setHeader("x-site-key", config.SITE_KEY);
  if (writeData(answer) === "on") return "on";
  c.executionCtx.waitUntil(queueLetter(c));
  return "asked";
}

/** The letter is a row already. When the queue is down, cron sends it. */
async function queueLetter(c: Context<PublicContext>): Promise<void> {
  await c.env.NOTICE_QUEUE.send({ alert: "asked" }).catch((error: unknown) => {
    console.warn(JSON.stringify({ event: "alert_not_queued", reason: describeError(error) }));
  });
}

type Target = { kind: string; address: string; listing?: string; building?: string; search?: Json };

async function targetOf(c: Context<PublicContext>, { home, building, query }: AskedFields): Promise<Target> {
  const backend = publicBackend(readConfig(c.env));
  if (home) {
    const [row] = dataOf(await backend.from("listings").select("id").eq("slug", home).limit(1));
    if (!row) throw new ApiError("not_found", "There is no such home.");
    return { kind: "home", address: home, listing: row.id };
  }
  if (building) {
    const [row] = dataOf(await backend.from("buildings").select("id").eq("slug", building).limit(1));
    if (!row) throw new ApiError("not_found", "There is no such building.");
    return { kind: "building", address: building, building: row.id };
  }
  const asked = filtersOf(readListingQuery(new URLSearchParams(query)));
  const { sort: _, limit: __, ...search } = toSearch(asked, (await findSite(c)).rates);
  return { kind: "search", address: writeListingQuery(asked), search: search as Json };
}

/** Without its order, its page and its map. */
function filtersOf(query: ListingQuery): ListingQuery {
  const rest = { after: undefined, sort: undefined, limit: undefined, page: undefined };
  return { ...query, ...rest, map: undefined, unused: undefined };
}

function askingPage({ home, building, query, locale }: Record<string, unknown>): string {
  const page =
    typeof home === "string" && home
      ? paths.alertForHome(encodeURIComponent(home.slice(0, 200)))
      : typeof building === "string" && building
        ? paths.alertForBuilding(encodeURIComponent(building.slice(0, 200)))
        : paths.alerts(readListingQuery(new URLSearchParams(typeof query === "string" ? query : "")));
  return localisePath(page, isLocale(locale) ? locale : "en");
}

function isOurs(c: Context<PublicContext>, link: AlertLink): Promise<boolean> {
  return isValidAlertLink(readConfig(c.env).GUIDE_LINK_KEY, link, new Date());
}

async function readReader(c: Context<PublicContext>, link: AlertLink): Promise<AlertReader | null> {
  if (!(await isOurs(c, link))) return null;
  const answer = await siteBackend(readConfig(c.env)).rpc("read_alerts", { for_reader: link.reader });
  return dataOf(answer) as AlertReader | null;
}

async function change(
  c: Context<PublicContext>,
  reader: string,
  what: (typeof alertChanges)[number],
  value = "",
): Promise<void> {
  const answer = await siteBackend(readConfig(c.env)).rpc("change_alerts", {
    for_reader: reader,
    change: what,
    value,
  });
  writeData(answer);
}

/** Guessing is limited. */
async function notOurs(c: Context<PublicContext>): Promise<ApiError> {
  await limitLeads(c);
  return new ApiError("not_allowed", "This link is not ours or too old. Open the one in our newest letter.");
}

function keepTexts(fields: Record<string, unknown>): FormState["values"] {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, 1000)]));
}

function invalidInput(fields: Record<string, FieldProblem>): InvalidInput {
  return { error: { code: "invalid_input", message: "Some fields need another look.", fields } };
}
