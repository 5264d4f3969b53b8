/** The dated facts that this page states: ours, with the owner's in their place. */
import { useMemo } from "react";
import { useI18n } from "../i18n/use-i18n.ts";
import { factsInForce } from "../../domain/facts/facts.ts";
import type { FactsInForce } from "../../domain/facts/find-fact.ts";
import { writtenOf } from "../i18n/create-i18n.ts";

export function useFacts(): FactsInForce {
  const { facts: own } = writtenOf(useI18n());
  return useMemo(() => factsInForce(own), [own]);
}
