/** `POST /api/leads/:kind`: JSON from the page's script, or the same form sent without JavaScript; and its receipt. */
import { describeError } from "../../../domain/describe-error.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { InvalidInput, LeadReceipt, ReceiptAnswer } from "../../../domain/api.ts";
import type { CheckedLead, LeadFields } from "../../../domain/leads/check-lead.ts";
import { type OfferLink, offerPath } from "../../../domain/leads/enquiry-path.ts";
import { writeGuidePass } from "../../../domain/leads/guide-pass.ts";
import { offerLink } from "../../../domain/offers/offer-pass.ts";
import { firstAudiences } from "../../../domain/leads/lead-notice.ts";
import { type FormKind, type LeadKind, formKinds, leadKinds } from "../../../domain/leads/lead-choices.ts";
import { isViewingSlot } from "../../../domain/leads/viewing-slots.ts";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";
import { readCode } from "../../../domain/referrals/referral.ts";
import { type Locale, isLocale, localisePath } from "../../../domain/languages/locales.ts";
import type { FormState } from "../../../web/data/form-state.tsx";
import { paths } from "../../../web/routing/paths.ts";
import { personal } from "../../cache/cache-policy.ts";
import type { PublicContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { fingerprintOf, hashNetwork, hashSender } from "../../http/lead-fingerprint.ts";
import { addressOf, limitLeads } from "../../http/rate-limits.ts";
import { readFields } from "../../http/read-body.ts";
import { isSigned, signReceipt } from "../../http/receipt-proof.ts";
import { sameOriginOnly } from "../../http/same-origin.ts";
import { validate } from "../../http/validate.ts";
import { findSender } from "../../sign-in/require-admin.ts";
import { findSite } from "../../backend/site-reads.ts";
import { formBackend, writeData } from "../../backend/supabase.ts";

/** A plain form takes nine bytes for a Thai or Chinese character, so the longest message is 36 KB. */
const maxBodyBytes = 64 * 1024;
const longestKeptValue = 4_000;
/** SQLSTATE exclusion_violation: no two viewings of a home overlap. */
const overlaps = "23P01";

/** Renders the form's page again, with the typed values. */
export type RenderForm = (
  c: Context<PublicContext>,
  form: FormState,
  status: 422 | 429 | 503,
) => Promise<Response>;

const receiptSchema = v.object({
  id: v.optional(v.string()),
  reference: v.string(),
  dueAt: v.nullish(v.string()),
  isNew: v.boolean(),
});

const shownReceiptSchema = v.object({
  kind: v.picklist(leadKinds),
  reference: v.pipe(v.string(), v.maxLength(20)),
  listing: v.optional(v.pipe(v.string(), v.uuid())),
  at: v.optional(v.pipe(v.string(), v.maxLength(40))),
  proof: v.pipe(v.string(), v.maxLength(100)),
});

export function leadsRoute(renderForm: RenderForm) {
  const route = new Hono<PublicContext>().use(sameOriginOnly);
  route.get("/receipt", validate("query", shownReceiptSchema), async (c) => {
    c.header("cache-control", personal);
    const { proof, ...receipt } = c.req.valid("query");
    const isOurs = await isSigned(readConfig(c.env).SITE_KEY, receipt, proof);
    return c.json({ receipt: isOurs ? receipt : null } satisfies ReceiptAnswer);
  });
  return route.post("/:kind", async (c) => {
    const kind = formKinds.find((one) => one === c.req.param("kind"));
    if (!kind) throw new ApiError("not_found", "There is no such form.");
    c.header("cache-control", personal);
    const { fields: sent, isForm } = await readFields(c.req.raw, maxBodyBytes);
    const fields = withReferral(sent, c.req.header("referer"));
    // Loaded late, because it contains the telephone number plans of all countries.
    const { checkLead } = await import("../../../domain/leads/check-lead.ts");
    const checked = checkLead(kind, fields);
    const given = { page: returnPathOf(c, fields), values: keepTexts(fields) };
    const refuse = (errors: LeadFields) =>
      isForm ? renderForm(c, { kind, ...given, errors }, 422) : c.json(invalidInput(errors), 422);
    if ("fields" in checked) return refuse(checked.fields);
    if (!(await isSlotOfOffice(c, checked))) return refuse({ viewingAt: "invalid" });
    try {
      await limitLeads(c);
      const receipt = await keepLead(c, kind, checked);
      if (!receipt) return refuse({ viewingAt: "taken" });
      const offer = kind === "offer" ? await linkOfOffer(c, receipt) : undefined;
      if (!isForm) return c.json({ ...receipt, ...offer } satisfies LeadReceipt, 201);
      if (offer) return c.redirect(localisePath(offerPath(offer), checked.lead.locale), 303);
      const pass = kind === "guide" ? await passFor(c, checked.lead.locale) : undefined;
      const address = paths.thankYou({ ...receipt, at: viewingAtOf(checked), pass });
      return c.redirect(localisePath(address, checked.lead.locale), 303);
    } catch (error) {
      if (!isForm || !(error instanceof ApiError)) throw error;
      if (error.code !== "unavailable" && error.code !== "too_many_requests") throw error;
      const form = { kind, ...given, errors: {}, failure: error.code };
      return renderForm(c, form, error.code === "unavailable" ? 503 : 429);
    }
  });
}

/** Undefined if the time of this viewing is taken. */
async function keepLead(
  c: Context<PublicContext>,
  form: FormKind,
  { lead, idempotencyKey }: CheckedLead,
): Promise<LeadReceipt | undefined> {
  const config = readConfig(c.env);
  const { name, email, phone, country, reachBy, consent, listing, campaign, locale, ...others } = lead;
  const { referral, referredOn, firstReferral, firstReferredOn, ...rest } = others;
  const { message = "", about, ...answers }: { message?: string; about?: string } = rest;
  const kind: LeadKind = about === "consultation" ? about : form;
  const kept = { kind, name, email, phone, country, reachBy, consent, listing, campaign, locale };
  const touches = { referral, referredOn, firstReferral, firstReferredOn };
  const [fingerprint, sender, network] = await Promise.all([
    fingerprintOf(kind, lead),
    hashSender(addressOf(c), config.SITE_KEY, new Date()),
    hashNetwork(addressOf(c), config.SITE_KEY),
  ]);
  const answer = await formBackend(config, await findSender(c))
    .rpc("submit_form", {
      lead: {
        ...kept,
        ...touches,
        message,
        answers,
        idempotencyKey: idempotencyKey || null,
        fingerprint,
        sender,
        network,
      },
    })
    .setHeader("x-site-key", config.SITE_KEY);
  if (answer.error?.code === overlaps) return undefined;
  const { id, reference, dueAt } = v.parse(receiptSchema, writeData(answer));
  if (id) c.executionCtx.waitUntil(queueNotices(c, id));
  const shown = { kind, reference, ...(listing && { listing }) };
  const proof = await signReceipt(config.SITE_KEY, { ...shown, at: viewingAtOf({ lead }) });
  return { ...shown, ...(dueAt && { dueAt }), proof };
}

/** Without JavaScript nothing is remembered, but the form names the page that it was on, with the link's code. */
function withReferral(fields: Record<string, unknown>, page: string | undefined): Record<string, unknown> {
  if (fields["referral"] || !page || !URL.canParse(page)) return fields;
  const referral = readCode(new URL(page).searchParams);
  return referral === undefined ? fields : { ...fields, referral };
}

/** The thank-you page opens the guide at once. */
function passFor(c: Context<PublicContext>, locale: Locale): Promise<string> {
  return writeGuidePass(readConfig(c.env).GUIDE_LINK_KEY, locale, new Date());
}

/** After the form, the owner adds pictures. */
function linkOfOffer(c: Context<PublicContext>, { reference }: LeadReceipt): Promise<OfferLink> {
  return offerLink(readConfig(c.env).GUIDE_LINK_KEY, reference, new Date());
}

/** Only a viewing has a time. The form offers the office's slots alone, and fresh ones. */
async function isSlotOfOffice(c: Context<PublicContext>, checked: CheckedLead): Promise<boolean> {
  const at = viewingAtOf(checked);
  if (at === undefined) return true;
  const starts = pattayaInstant(at);
  return starts !== undefined && isViewingSlot((await findSite(c)).hours, starts, new Date());
}

/** The thank-you page offers the requested time as a calendar entry. */
function viewingAtOf({ lead }: Pick<CheckedLead, "lead">): string | undefined {
  return "viewingAt" in lead ? lead.viewingAt : undefined;
}

/** The emails are rows already. When the queue is down, cron sends them later. */
async function queueNotices(c: Context<PublicContext>, leadId: string): Promise<void> {
  try {
    await c.env.NOTICE_QUEUE.sendBatch(firstAudiences.map((audience) => ({ body: { leadId, audience } })));
  } catch (error) {
    console.warn(JSON.stringify({ event: "notice_not_queued", leadId, reason: describeError(error) }));
  }
}

function invalidInput(fields: LeadFields): InvalidInput {
  return { error: { code: "invalid_input", message: "Some fields need another look.", fields } };
}

function keepTexts(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longestKeptValue)]));
}

/** The page to return to, if it is one of ours; otherwise the contact page in the form's language. */
function returnPathOf(c: Context<PublicContext>, { returnTo, locale }: Record<string, unknown>): string {
  const fallback = localisePath("/contact", isLocale(locale) ? locale : "en");
  if (typeof returnTo !== "string" || !/^\/(?![/\\])[^\\\s]{0,500}$/.test(returnTo)) return fallback;
  const { SITE_URL } = readConfig(c.env);
  if (!URL.canParse(returnTo, SITE_URL)) return fallback;
  const url = new URL(returnTo, SITE_URL);
  return url.origin === SITE_URL ? url.pathname + url.search : fallback;
}
