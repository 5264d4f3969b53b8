/** What a tenant pays in advance, in months of rent: the facts, without their registry. */
import { useTranslation } from "react-i18next";
import { moveInMonths } from "../../domain/finance/move-in.ts";
import { writtenOf } from "../i18n/create-i18n.ts";

export function useMoveInMonths() {
  return moveInMonths(writtenOf(useTranslation().i18n).facts);
}
