/** Offers that are no homes: offices, warehouses, parking spaces, shops. */
import { countsRooms } from "../../meaning/rooms.ts";
import { readKind } from "../../meaning/kind-and-offer.ts";
import { isWholeBlock } from "../../meaning/whole-block.ts";
import { fieldOfLabel } from "../../meaning/labels.ts";
import type { Evidence } from "./evidence.ts";
import type { Rule } from "./rule.ts";

export const businessRules: readonly Rule[] = [
  {
    name: "business-headline",
    code: "not-a-home",
    // "Garage with a two-bedroom flat" is a home.
    holds: ({ headline }) => readKind(headline) === "commercial" && !countsRooms(headline),
  },
  {
    name: "business-label",
    code: "not-a-home",
    holds: (evidence) => isLabelled(evidence) && !countsRooms(evidence.headline),
  },
  { name: "whole-block", code: "not-a-home", holds: ({ headline }) => isWholeBlock(headline) },
];

function isLabelled({ facts, headline }: Evidence): boolean {
  const kind = readKind(headline);
  if (kind === "condo" || kind === "house") return false;
  return facts.pairs.some(
    ({ label, value, isAside }) =>
      !isAside && fieldOfLabel(label) === "kind" && readKind(value) === "commercial",
  );
}
