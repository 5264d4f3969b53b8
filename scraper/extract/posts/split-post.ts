/** Splits a post of several homes into the text of each: its own lines, and the lines about all homes. */
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import type { Role } from "../../meaning/clauses/reading.ts";
import { nameWords } from "./name-words.ts";

/** One with a twin has another home beside it in its post that only the price tells from it. */
export type PostPart = { own: string; shared: string; hasTwin: boolean };

const sums: readonly Role[] = ["price", "monthlyRent", "yearlyRent"];
const measures: readonly Role[] = ["area", "bedrooms", "floor", "land"];
/** Between the own lines of a home and those of all, in the text that is kept of it; two of them where it has a twin. */
export const endOfOwn = "\u001e";

export function splitPost(text: string): PostPart[] {
  const [kept = "", ...ofAll] = text.split(endOfOwn).map((piece) => piece.trim());
  if (ofAll.length > 0) return [{ own: kept, shared: ofAll.at(-1) ?? "", hasTwin: ofAll.length > 1 }];
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const byLine = splitAt(lines, "\n");
  if (byLine.length > 1) return byLine;
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => paragraph.trim());
  const byParagraph = splitAt(paragraphs, "\n\n");
  return byParagraph.length > 1 ? byParagraph : [{ own: text.trim(), shared: "", hasTwin: false }];
}

/** The text that is kept of each home. Read again it is one home, and its own lines name it. */
export function keepPart({ own, shared, hasTwin }: PostPart): string {
  if (shared === "" && !hasTwin) return own;
  return `${own}\n${hasTwin ? endOfOwn : ""}${endOfOwn}\n${shared}`;
}

/** As a reader sees it: the own lines, and below them those of all. */
export function linesOf({ own, shared }: PostPart): string {
  return shared === "" ? own : `${own}\n${shared}`;
}

/** A post, or the text that is kept of a home, as a reader sees it. */
export function withoutMark(text: string): string {
  return text
    .split(endOfOwn)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .join("\n");
}

/**
 * Where two pieces or more each state a sum and a measure, each of them is a home. Where none of them names itself, and
 * each stands below a piece that does, that is its name.
 */
function splitAt(pieces: readonly string[], between: string): PostPart[] {
  const isHome = pieces.map(statesHome);
  if (isHome.filter(Boolean).length < 2) return [];
  const names = pieces.map((piece) => nameWords(piece) !== "");
  const areNamedAbove = pieces.every(
    (_, at) => !isHome[at] || (!names[at] && isHome[at - 1] === false && names[at - 1] === true),
  );
  const shared = pieces.filter((_, at) => !isHome[at] && !(areNamedAbove && isHome[at + 1])).join(between);
  return pieces.flatMap((piece, at) => {
    if (!isHome[at]) return [];
    return { own: areNamedAbove ? `${pieces[at - 1]}\n${piece}` : piece, shared, hasTwin: false };
  });
}

function statesHome(piece: string): boolean {
  const roles = readClauses(piece).map(({ role }) => role);
  const has = (some: readonly Role[]) => roles.some((role) => role !== null && some.includes(role));
  return has(sums) && has(measures);
}
