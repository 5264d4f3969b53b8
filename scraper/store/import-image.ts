/**
 * Handles an image message: fetches a scraped listing's picture as politely as a page, judges it by its bytes, and
 * keeps it in our storage under its hash. This needs the source's permission, which the database checks each time.
 */
import { isShowableSize } from "../../domain/listings/picture-size.ts";
import { sniffImage } from "../fetch/sniff-image.ts";
import { visit } from "../fetch/visit.ts";
import type { MessageOutcome } from "../queue/outcome.ts";
import type { Scraper } from "../scraper.ts";
import { sha256 } from "./hash.ts";
import { openImage, settleImage, pictureFolder, storeImage, type WantedImage } from "./images.ts";
import type { SourceRow } from "./runs.ts";

/** The storage bucket's own limit. */
const imageLimitBytes = 10 * 1024 * 1024;
/** A queue delays a message by a day at most. */
const longestDelaySeconds = 12 * 3600;
const accept = "image/avif,image/webp,image/png,image/jpeg";

type Copied = { path: string } | { reason: string } | MessageOutcome;

export async function importImage(wanted: WantedImage, scraper: Scraper): Promise<MessageOutcome> {
  const source = await openImage(scraper.database, wanted);
  if (!source) return { kind: "done" };
  const copied = await copyImage(wanted.url, source, scraper);
  if ("kind" in copied) return copied;
  return { kind: "done", isPublished: await settleImage(scraper.database, wanted, copied) };
}

async function copyImage(url: string, source: SourceRow, scraper: Scraper): Promise<Copied> {
  const visitor = scraper.visitorOf(source);
  const host = URL.parse(url)?.host ?? "";
  // Sites keep pictures on other hosts. An allowed page named this host, but not the hosts it redirects to.
  const allowedHosts = new Set([...visitor.allowedHosts, host]);
  const answer = await visit(url, visitor, { limitBytes: imageLimitBytes, accept, allowedHosts });
  switch (answer.kind) {
    case "not-our-turn":
      return { kind: "later", afterSeconds: answer.comeBackInSeconds };
    // No run waits for a picture.
    case "told-to-wait":
      return { kind: "later", afterSeconds: Math.min(answer.seconds, longestDelaySeconds) };
    case "robots-not-now":
    case "no-turn-for-redirect":
    case "timeout":
      return { kind: "again", reason: answer.kind };
    case "network":
      return { kind: "again", reason: `network: ${answer.message}` };
    case "refused-url":
      return { reason: `address: ${answer.reason}` };
    case "refused-by-robots":
    case "other-host":
    case "redirects":
    case "too-large":
      return { reason: answer.kind };
    case "answer":
      break;
  }
  const { status } = answer;
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { kind: "again", reason: `http-${status}` };
  }
  if (status !== 200) return { reason: `http-${status}` };
  const type = sniffImage(answer.bytes);
  const bytes = new Uint8Array(answer.bytes);
  if (!type || !isShowableSize(bytes)) return { reason: "no-picture" };
  const path = `${pictureFolder}${await sha256(bytes)}.${type.extension}`;
  await storeImage(scraper.database, path, bytes, type.contentType);
  return { path };
}
