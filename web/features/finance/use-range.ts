/** Writes a sum that is known as a range only. */
import { useTranslation } from "react-i18next";
import type { SatangRange } from "../../../domain/finance/building-fees.ts";
import type { Satang } from "../../../domain/finance/finance.ts";

export function useRange(): (range: SatangRange, write: (amount: Satang) => string) => string {
  const { t } = useTranslation("simulator");
  return ({ from, to }, write) =>
    from === to ? write(from) : t("cash.range", { from: write(from), to: write(to) });
}
