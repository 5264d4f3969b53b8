/** Reads one opened page: fetch → extract → normalise. Its outcome is stored later, together with its batch. */
import * as v from "valibot";
import { sayRefusal } from "../../domain/scraping/refusals.ts";
import { selectorsSchema } from "../../domain/scraping/scrape-source.ts";
import { toStorable } from "../../domain/site/storable-text.ts";
import { extractPage } from "../extract/extract-page.ts";
import { readRecord } from "../feeds/read-record.ts";
import { recogniseUnparsedWall } from "../fetch/bot-wall.ts";
import { decodeHtml, isHtml } from "../fetch/decode.ts";
import { htmlLimitBytes, type Fetched } from "../fetch/fetch-page.ts";
import { isLoginAddress } from "../fetch/login-address.ts";
import { readLongWait } from "../fetch/politeness.ts";
import { sayToldToWait } from "../fetch/read-html-answer.ts";
import { saysNoindex } from "../fetch/robots-tag.ts";
import { triesFor, triesWhenBroken } from "../fetch/tries.ts";
import { toAnswer, visit, type Visit, type Visitor } from "../fetch/visit.ts";
import type { MessageOutcome } from "../queue/outcome.ts";
import { sha256 } from "../store/hash.ts";
import type { OpenedPage, PageOutcome } from "../store/pages.ts";
import { outcomeOfListing } from "./outcome-of-listing.ts";

export async function readPage(
  url: string,
  opened: OpenedPage,
  visitor: Visitor,
): Promise<PageOutcome | MessageOutcome> {
  if (opened.source.feed !== null && opened.run.kind === "crawl") return readRecord(url, opened);
  if (opened.html !== null) {
    return readHtml(opened.html, await sha256(opened.html), { url, finalUrl: url }, opened);
  }
  const { known } = opened;
  const answer = await visit(url, visitor, {
    limitBytes: htmlLimitBytes,
    ...(known && { conditional: { etag: known.etag, lastModified: known.last_modified } }),
  });
  return answer.kind === "answer" ? readAnswer(answer, url, opened) : outcomeOf(answer);
}

/** Failures that may pass are retried; the others are the page's outcome. */
function outcomeOf(answer: Exclude<Visit, Fetched>): PageOutcome | MessageOutcome {
  switch (answer.kind) {
    case "not-our-turn":
      return { kind: "later", afterSeconds: answer.comeBackInSeconds };
    case "told-to-wait":
      return { state: "failed", reason: sayToldToWait(answer.seconds) };
    case "robots-not-now":
    case "no-turn-for-redirect":
    case "timeout":
      return { kind: "again", reason: answer.kind, most: triesWhenBroken };
    case "network":
      return { kind: "again", reason: `network: ${answer.message}`, most: triesWhenBroken };
    case "refused-by-robots":
      return { state: "refused", reason: "robots" };
    case "refused-url":
      return { state: "failed", reason: `address: ${answer.reason}` };
    case "other-host":
      return { state: "failed", reason: "redirect-to-other-host" };
    case "redirects":
      return { state: "failed", reason: "too-many-redirects" };
    case "too-large":
      return { state: "failed", reason: "too-large", fetched: true };
  }
}

async function readAnswer(
  answer: Fetched,
  url: string,
  opened: OpenedPage,
): Promise<PageOutcome | MessageOutcome> {
  const base = { http_status: answer.status, fetched: true };
  // Checked first: the header comes with "not modified" too. A known listing counts as missed, and goes after some runs.
  const isPage = answer.status === 200 || answer.status === 304;
  if (isPage && opened.source.obeys_noindex && saysNoindex(answer.headers.get("x-robots-tag") ?? "")) {
    return { ...base, state: "not-a-listing", reason: "noindex" };
  }
  // "Not modified" only makes sense for a page we already know.
  if (answer.status === 304 && opened.known)
    return { ...base, state: "unchanged", fields: opened.known.fields };
  const contentType = answer.headers.get("content-type");
  const isText = isHtml(contentType);
  const { text } = isText ? decodeHtml(answer.bytes, contentType) : { text: "" };
  if (answer.status >= 400) return readErrorAnswer(answer, text);
  if (answer.status !== 200) return { ...base, state: "failed", reason: `http-${answer.status}` };
  if (!isText) return { ...base, state: "failed", reason: "content-type" };
  // It says nothing about the home, so the home does not count as missing.
  if (answer.isRedirected && isLoginAddress(answer.url))
    return { ...base, state: "failed", reason: "login-wall" };
  // Validators belong to the address that sent them, and only the page's own address is requested with them.
  const valid = answer.isRedirected ? new Headers() : answer.headers;
  const validators = { etag: valid.get("etag"), last_modified: valid.get("last-modified") };
  const address = { url, finalUrl: answer.url };
  return { ...base, ...validators, ...(await readHtml(text, await sha256(answer.bytes), address, opened)) };
}

/** A bot wall is reported as one, temporary errors are retried, and all others are final. */
function readErrorAnswer(answer: Fetched, text: string): PageOutcome | MessageOutcome {
  const wall = recogniseUnparsedWall(text);
  if (wall) {
    const reason = sayRefusal({ code: "bot-wall", rule: wall });
    return { state: "failed", reason, http_status: answer.status, fetched: true, copy: toStorable(text) };
  }
  const longWait = readLongWait(toAnswer(answer), Date.now());
  if (longWait !== null) {
    return { state: "failed", reason: sayToldToWait(longWait), http_status: answer.status, fetched: true };
  }
  const most = triesFor(answer.status);
  if (most > 1) return { kind: "again", reason: `http-${answer.status}`, most };
  return { state: "failed", reason: `http-${answer.status}`, http_status: answer.status, fetched: true };
}

/** Does not parse the same bytes as last time, and does not write the same listing again. */
async function readHtml(
  html: string,
  pageHash: string,
  { url, finalUrl }: { url: string; finalUrl: string },
  { source, known, html: pasted }: OpenedPage,
): Promise<PageOutcome> {
  // No robot reads a page that a person pasted.
  const isPasted = pasted !== null;
  if (known && known.page_hash === pageHash) {
    return { state: "unchanged", fields: known.fields };
  }
  const selectors = v.parse(selectorsSchema, source.selectors);
  const extraction = extractPage(html, {
    url: finalUrl,
    defaultCurrency: source.default_currency,
    selectors,
    obeysNoindex: source.obeys_noindex && !isPasted,
  });
  const notAListing = {
    state: "not-a-listing" as const,
    page_hash: pageHash,
    copy: known ? toStorable(html) : null,
  };
  if (!extraction.isListing) {
    const { code } = extraction.refusal;
    const reason = sayRefusal(extraction.refusal);
    // A bot wall says nothing about the listing behind it, so the listing does not count as absent.
    if (code === "bot-wall") return { state: "failed", reason, copy: toStorable(html) };
    return { ...notAListing, ...(code === "noindex" && { copy: null }), reason };
  }
  const { type } = extraction.listing;
  // The catalogue holds homes only: land is read correctly and left out.
  if (type === null)
    return { ...notAListing, reason: sayRefusal({ code: "not-a-home", rule: "ground-only" }) };
  const home = { ...extraction.listing, type };
  const read = { url, finalUrl, pageHash };
  const outcome = await outcomeOfListing(home, extraction.warnings, extraction.fields, read, {
    source,
    known,
  });
  const hasLost = known?.fields.some((field) => !outcome.fields?.includes(field)) ?? false;
  return outcome.state === "listing" && hasLost ? { ...outcome, copy: toStorable(html) } : outcome;
}
