/** What a tenant pays in advance, in months of rent: the facts, without their registry. */
import { useI18n } from "../i18n/use-i18n.ts";
import { moveInMonths } from "../../domain/finance/move-in.ts";
import { writtenOf } from "../i18n/create-i18n.ts";

export function useMoveInMonths() {
  return moveInMonths(writtenOf(useI18n()).facts);
}
