/** The figures of our own terms that this page states: ours, with the owner's in their place. */
import {
  type OwnTermId,
  type StartingAmounts,
  ownTerm,
  startingAmounts,
} from "../../domain/facts/own-terms.ts";
import { writtenOf } from "../i18n/create-i18n.ts";
import { useI18n } from "../i18n/use-i18n.ts";

export function useOwnTerm(id: OwnTermId): number {
  return ownTerm(writtenOf(useI18n()).facts, id);
}

export function useStartingAmounts(): StartingAmounts {
  return startingAmounts(writtenOf(useI18n()).facts);
}
