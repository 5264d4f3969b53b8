/** A source as the form holds it: text as typed, so that no input is lost. The names are the schema's. */
import type { Database } from "../../../domain/database.ts";
import { type FeedSettings, readFeedSettings, sentAddress } from "../../../domain/feeds/feed-settings.ts";
import { selectorsSchema } from "../../../domain/scraping/scrape-source.ts";
import { safeParse } from "valibot";

export type SelectorDraft = {
  /** Identifies the row while others are added and removed. */
  key: number;
  field: string;
  selector: string;
  attribute: string;
  pattern: string;
  transform: string;
};

export type SourceDraft = {
  name: string;
  start_urls: string;
  sitemap_url: string;
  allowed_hosts: string;
  listing_url_pattern: string;
  selectors: SelectorDraft[];
  schedule_minutes: string;
  requests_per_second: string;
  max_in_flight: string;
  max_pages: string;
  auto_publish: boolean;
  may_keep_images: boolean;
  may_show_agents: boolean;
  may_show_descriptions: boolean;
  may_pass_on: boolean;
  feed: FeedSettings | null;
  obeys_noindex: boolean;
  legal_note: string;
  default_currency: string;
  default_city: string;
  enabled: boolean;
  paused_reason: string;
};

export type SourceRow = Database["public"]["Tables"]["scrape_sources"]["Row"];

/** Empty fields get the schema's default. */
export const emptyDraft: SourceDraft = {
  name: "",
  start_urls: "",
  sitemap_url: "",
  allowed_hosts: "",
  listing_url_pattern: "",
  selectors: [],
  schedule_minutes: "",
  requests_per_second: "1",
  max_in_flight: "2",
  max_pages: "500",
  auto_publish: false,
  may_keep_images: false,
  may_show_agents: false,
  may_show_descriptions: false,
  may_pass_on: false,
  feed: null,
  obeys_noindex: true,
  legal_note: "",
  default_currency: "THB",
  default_city: "Pattaya",
  enabled: true,
  paused_reason: "",
};

export function emptySelector(key: number): SelectorDraft {
  return { key, field: "price", selector: "", attribute: "", pattern: "", transform: "none" };
}

export function draftOf(row: SourceRow): SourceDraft {
  return {
    ...row,
    start_urls: row.start_urls.join("\n"),
    sitemap_url: row.sitemap_url ?? "",
    allowed_hosts: row.allowed_hosts.join("\n"),
    listing_url_pattern: row.listing_url_pattern ?? "",
    selectors: readSelectors(row.selectors),
    feed: readFeedSettings(row.feed),
    schedule_minutes: row.schedule_minutes === null ? "" : String(row.schedule_minutes),
    requests_per_second: String(row.requests_per_second),
    max_in_flight: String(row.max_in_flight),
    max_pages: String(row.max_pages),
    legal_note: row.legal_note ?? "",
    paused_reason: row.paused_reason ?? "",
  };
}

function readSelectors(selectors: unknown): SelectorDraft[] {
  const read = safeParse(selectorsSchema, selectors);
  if (!read.success) return [];
  return Object.entries(read.output)
    .flatMap(([field, rows]) => (rows ?? []).map((row) => ({ field, ...row })))
    .map(({ field, selector, attribute = "", pattern = "", transform = "none" }, key) => {
      return { key, field, selector, attribute, pattern, transform };
    });
}

/** The draft in the schema's shape. The schema decides whether it is valid. */
export function inputOf(draft: SourceDraft): Record<string, unknown> {
  const hosts = linesOf(draft.allowed_hosts);
  const isSent = draft.feed?.from === "upload";
  const addresses = isSent ? sentAddress : draft.start_urls;
  return {
    name: draft.name,
    start_urls: linesOf(addresses),
    sitemap_url: textOf(draft.sitemap_url) ?? null,
    allowed_hosts: hosts.length > 0 && draft.feed === null ? hosts : hostsOf(addresses),
    listing_url_pattern: textOf(draft.listing_url_pattern) ?? null,
    selectors: groupSelectors(draft.selectors),
    schedule_minutes: numberOf(draft.schedule_minutes) ?? null,
    requests_per_second: numberOf(draft.requests_per_second),
    max_in_flight: numberOf(draft.max_in_flight),
    max_pages: numberOf(draft.max_pages),
    auto_publish: draft.auto_publish,
    may_keep_images: draft.may_keep_images,
    may_show_agents: draft.may_show_agents,
    may_show_descriptions: draft.may_show_descriptions,
    may_pass_on: draft.may_pass_on,
    feed: draft.feed,
    obeys_noindex: draft.obeys_noindex,
    legal_note: textOf(draft.legal_note) ?? null,
    default_currency: textOf(draft.default_currency)?.toUpperCase(),
    default_city: textOf(draft.default_city),
    enabled: draft.enabled,
    paused_reason: textOf(draft.paused_reason) ?? null,
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The hosts of the addresses that are valid so far. */
export function hostsOf(addresses: string): string[] {
  const hosts = linesOf(addresses).map((line) => URL.parse(line)?.host ?? "");
  return [...new Set(hosts.filter((host) => host !== ""))];
}

function textOf(text: string): string | undefined {
  return text.trim() || undefined;
}

/** Text that is not a number stays text, and the schema refuses it. */
function numberOf(text: string): number | string | undefined {
  const typed = textOf(text);
  if (typed === undefined) return undefined;
  const number = Number(typed.replace(",", "."));
  return Number.isNaN(number) ? typed : number;
}

function groupSelectors(rows: readonly SelectorDraft[]): Record<string, unknown[]> {
  const byField = Map.groupBy(rows, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, of]) => [field, of.map(selectorOf)]));
}

function selectorOf({ selector, attribute, pattern, transform }: SelectorDraft): Record<string, unknown> {
  return {
    selector: selector.trim(),
    ...(textOf(attribute) && { attribute: attribute.trim() }),
    ...(textOf(pattern) && { pattern: pattern.trim() }),
    ...(transform !== "none" && { transform }),
  };
}
