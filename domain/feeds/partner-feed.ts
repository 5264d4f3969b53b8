/** Files with our homes that partners fetch: which homes they hold, and their signed addresses. */
import * as v from "valibot";
import { isValidPass, type Opened, writePass } from "../leads/letter-pass.ts";
import { propertyTypes } from "../listings/listing.ts";
import { tenures } from "../listings/tenure.ts";
import { areas } from "../places/areas.ts";
import { storableText } from "../site/storable-text.ts";
import { feedFormats } from "./feed-settings.ts";

/** Kyero itself takes the last three; portals of Thailand read baht. */
export const partnerCurrencies = ["THB", "EUR", "GBP", "USD"] as const;
export type PartnerCurrency = (typeof partnerCurrencies)[number];

const mostChosen = 1_000;

const feedChoiceSchema = v.variant("kind", [
  v.object({ kind: v.literal("all") }),
  v.object({
    kind: v.literal("matching"),
    areas: v.array(v.picklist(areas.map(({ slug }) => slug))),
    types: v.array(v.picklist(propertyTypes)),
    tenures: v.array(v.picklist(tenures)),
  }),
  v.object({
    kind: v.literal("chosen"),
    homes: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(mostChosen)),
  }),
]);
export type FeedChoice = v.InferOutput<typeof feedChoiceSchema>;

export const partnerFeedSchema = v.object({
  name: v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(100)),
  format: v.picklist(feedFormats),
  currency: v.picklist(partnerCurrencies),
  choice: feedChoiceSchema,
});
export type PartnerFeedInput = v.InferOutput<typeof partnerFeedSchema>;

/** Why a home that the site shows is not in a file. */
type LeftOutReason = "sample" | "gone" | "source" | "no-price" | "no-coordinates" | "too-many";

/** Of a file: a home takes about 6 KB, and two Workers hold the whole file for a moment. */
export const mostPassedHomes = 3_000;

/** `GET /api/admin/partner-feeds`. */
export type PartnerFeed = PartnerFeedInput & {
  id: string;
  /** Null when it was revoked. */
  address: string | null;
  madeAt: string;
  lastFetchedAt: string | null;
  lastAgent: string | null;
  /** At least. */
  timesFetched: number;
};

/** `GET /api/admin/partner-feeds/:id/contents`. */
export type PartnerFeedContents = {
  passed: number;
  reasons: Partial<Record<LeftOutReason, number>>;
  /** The first of those that are left out. */
  leftOut: {
    id: string;
    slug: string;
    title: string;
    language: string;
    publication: string;
    reasons: LeftOutReason[];
  }[];
};

/** What the site asks of the office Worker, by RPC. */
export type PartnerFeedsService = {
  /** Null when the address has been ended. */
  write(id: string, serial: number): Promise<{ type: string; body: ArrayBuffer } | null>;
  /** `times` it was asked for since the last note. */
  noteFetch(id: string, agent: string, times: number): Promise<void>;
};

const fileEndings = { kyero: "xml", csv: "csv" } as const;

/** As long as a partner keeps an address. Revoking ends it sooner. */
const hoursOfAddress = 20 * 365 * 24;

type Signed = { id: string; serial: number; signedAt: Date; format: keyof typeof fileEndings };

export async function partnerFeedPath(
  key: string,
  { id, serial, signedAt, format }: Signed,
): Promise<string> {
  const pass = await writePass(key, opened(id, serial), hoursOfAddress, signedAt);
  return `/feeds/${id}-${serial}/${pass}/homes.${fileEndings[format]}`;
}

/** Null for an address that we did not sign. */
export async function readPartnerFeedPath(
  key: string,
  name: string,
  pass: string,
  now: Date,
): Promise<{ id: string; serial: number } | null> {
  const [, id = "", number = ""] = /^([0-9a-f-]{36})-(\d{1,9})$/.exec(name) ?? [];
  const serial = Number(number);
  return id !== "" && (await isValidPass(key, opened(id, serial), pass, now)) ? { id, serial } : null;
}

function opened(id: string, serial: number): Opened {
  return { kind: "feed", name: `${id} ${serial}` };
}
