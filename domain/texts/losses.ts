/**
 * What the site would no longer say if an owner published a text: a claim of the business, a figure, a place that the
 * site fills. The owner is asked a second time, and decides.
 */
import { isClaim } from "./claims.ts";
import { isSpecifiedOrder } from "./front-page/front-page-order.ts";
import { isClausePlace } from "../papers/contract/clause-names.ts";
import { formatFact } from "../facts/format-fact.ts";
import { type Collection, type ListBody, entryKind, idsIn, isOwnEntry } from "./collections.ts";
import { type FactBody, movesFar, readFact } from "./fact-bodies.ts";
import { placesIn } from "./places.ts";
import type { TextBody } from "./text-bodies.ts";
import type { TextKind } from "./text-kinds.ts";

export type Loss = { what: "claim" | "figure" | "place" | "order" | "moved"; was: string };

/** Amounts and counts as people write them: 48, 200,000, 4.500. */
const figure = /\d+(?:[.,\u00a0\u202f ]\d{3})*/g;

/** Follows the owner's terms of an upgrade (markup.ts). */
const clause = /\[[^[\]]+\]\(carries\)/;

const figuresIn = (text: string) =>
  new Set(text.replaceAll(/\{\{[^{}]*\}\}|\]\([^()]*\)/g, " ").match(figure) ?? []);

export function listLosses(kind: TextKind, name: string, shipped: TextBody, own: TextBody): Loss[] {
  if (kind === "fact" || kind === "list") return [];
  const before = textOf(shipped);
  const after = textOf(own);
  if (kind === "picture") return [];
  if (kind === "order") return isSpecifiedOrder(after) ? [] : [{ what: "order", was: before }];
  const kept = new Set(figuresIn(after));
  const filled = new Set(placesIn(after));
  const places = placesIn(before).filter((place) => !filled.has(place));
  const isClauseLost = clause.test(before) && !clause.test(after);
  return [
    ...(isClaim(kind, name) && before !== after ? [{ what: "claim" as const, was: before }] : []),
    ...[...figuresIn(before)]
      .filter((one) => !kept.has(one))
      .map((was) => ({ what: "figure" as const, was })),
    ...places.map((place) => ({ what: "place" as const, was: `{{${place}}}` })),
    ...(isClauseLost ? [{ what: "place" as const, was: clause.exec(before)?.[0] ?? "" }] : []),
  ];
}

/** Places of words that the page does not fill. An answer's places are facts, which its schema knows. */
export function listUnknownPlaces(kind: TextKind, shipped: readonly TextBody[], own: TextBody): string[] {
  if (kind === "faq" || kind === "fact" || kind === "list") return [];
  // Each clause may name whatever the contract knows.
  if (kind === "clause") return placesIn(textOf(own)).filter((place) => !isClausePlace(place));
  const known = new Set(shipped.flatMap((body) => placesIn(textOf(body))));
  return placesIn(textOf(own)).filter((place) => !known.has(place));
}

/** Claims and testimonials of the specification that a list would no longer show. */
export function listHiddenClaims(
  collection: Collection,
  list: ListBody,
  titleOf: (id: string) => string | undefined,
): Loss[] {
  const isLocked = (id: string) =>
    collection === "testimonials" ? !isOwnEntry(id) : isClaim(entryKind[collection], id);
  return idsIn(list.hidden)
    .filter(isLocked)
    .flatMap((id) => {
      const was = titleOf(id);
      return was === undefined ? [] : [{ what: "claim" as const, was }];
    });
}

/** A promise of the business, or a figure that moves by more than half, which may be a slip. */
export function listMoved(id: string, inForce: FactBody, own: FactBody): Loss[] {
  const before = readFact(id, inForce);
  const after = readFact(id, own);
  if (!before || !after) return [];
  const was = formatFact(before, "en");
  if (isClaim("fact", id) && was !== formatFact(after, "en")) return [{ what: "claim", was }];
  return movesFar(before, after) ? [{ what: "moved", was }] : [];
}

/** Stars are chosen, not written. */
function textOf(body: TextBody): string {
  const written = Object.entries(body).filter(([name]) => name !== "stars");
  return written.map(([, text]) => text).join("\n");
}
