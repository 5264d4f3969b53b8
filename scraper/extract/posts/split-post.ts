/** A post of several homes as the text of each: its own lines, and those that speak of all. */
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import type { Role } from "../../meaning/clauses/reading.ts";
import { withoutChat } from "./without-chat.ts";

export type PostPart = { own: string; shared: string };

const sums: readonly Role[] = ["price", "monthlyRent", "yearlyRent"];
const measures: readonly Role[] = ["area", "bedrooms", "floor", "land"];

export function splitPost(text: string): PostPart[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const byLine = splitAt(lines, "\n");
  if (byLine.length > 1) return byLine;
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => paragraph.trim());
  const byParagraph = splitAt(paragraphs, "\n\n");
  return byParagraph.length > 1 ? byParagraph : [{ own: text.trim(), shared: "" }];
}

/** As a post for each. */
export function homesOfPost(text: string): string[] {
  return splitPost(withoutChat(text.replace(/\r\n?/g, "\n"))).map(({ own, shared }) =>
    shared === "" ? own : `${own}\n${shared}`,
  );
}

/** Where two pieces or more each state a sum and a measure, each of them is a home. */
function splitAt(pieces: readonly string[], between: string): PostPart[] {
  const isHome = pieces.map(statesHome);
  if (isHome.filter(Boolean).length < 2) return [];
  const shared = pieces.filter((_, at) => !isHome[at]).join(between);
  return pieces.filter((_, at) => isHome[at]).map((own) => ({ own, shared }));
}

function statesHome(piece: string): boolean {
  const roles = readClauses(piece).map(({ role }) => role);
  const has = (some: readonly Role[]) => roles.some((role) => role !== null && some.includes(role));
  return has(sums) && has(measures);
}
