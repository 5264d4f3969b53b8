/** A page with links, or why there is none: what an index page is judged by, as a home's page is. */
import { recogniseUnparsedWall } from "./bot-wall.ts";
import { decodeHtml } from "./decode.ts";
import type { Visit } from "./visit.ts";

export type HtmlAnswer = { html: string; url: string } | { reason: string };

export function readHtmlAnswer(answer: Exclude<Visit, { kind: "not-our-turn" }>): HtmlAnswer {
  if (answer.kind === "refused-url") return { reason: `address: ${answer.reason}` };
  if (answer.kind === "network") return { reason: `network: ${answer.message}` };
  if (answer.kind !== "answer") return { reason: answer.kind };
  const contentType = answer.headers.get("content-type");
  const isText = isHtml(contentType);
  const html = isText ? decodeHtml(answer.bytes, contentType).text : "";
  const wall = recogniseUnparsedWall(html);
  if (wall) return { reason: `bot-wall: ${wall}` };
  if (answer.status !== 200) return { reason: `http-${answer.status}` };
  return isText ? { html, url: answer.url } : { reason: "content-type" };
}

export function isHtml(contentType: string | null): boolean {
  return !contentType || /html|text\/plain|xml/i.test(contentType);
}
