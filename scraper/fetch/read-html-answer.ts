/** An index page's HTML, or the reason why there is none: the same reasons as for a listing's page. */
import { sayRefusal } from "../../domain/scraping/refusals.ts";
import { recogniseUnparsedWall } from "./bot-wall.ts";
import { decodeHtml, isHtml } from "./decode.ts";
import { isLoginAddress } from "./login-address.ts";
import { readLongWait } from "./politeness.ts";
import { toAnswer, type Visit } from "./visit.ts";

export type HtmlAnswer = { html: string; url: string } | { reason: string };

export function readHtmlAnswer(answer: Exclude<Visit, { kind: "not-our-turn" }>): HtmlAnswer {
  if (answer.kind === "refused-url") return { reason: `address: ${answer.reason}` };
  if (answer.kind === "network") return { reason: `network: ${answer.message}` };
  if (answer.kind === "told-to-wait") return { reason: sayToldToWait(answer.seconds) };
  if (answer.kind !== "answer") return { reason: answer.kind };
  const contentType = answer.headers.get("content-type");
  const isText = isHtml(contentType);
  const html = isText ? decodeHtml(answer.bytes, contentType).text : "";
  const wall = recogniseUnparsedWall(html);
  if (wall) return { reason: sayRefusal({ code: "bot-wall", rule: wall }) };
  const longWait = readLongWait(toAnswer(answer), Date.now());
  if (longWait !== null) return { reason: sayToldToWait(longWait) };
  if (answer.status !== 200) return { reason: `http-${answer.status}` };
  if (answer.isRedirected && isLoginAddress(answer.url)) return { reason: "login-wall" };
  return isText ? { html, url: answer.url } : { reason: "content-type" };
}

/** As it is stored with the page: "told-to-wait: 2 h". */
export function sayToldToWait(seconds: number): string {
  return `told-to-wait: ${Math.ceil(seconds / 3600)} h`;
}
