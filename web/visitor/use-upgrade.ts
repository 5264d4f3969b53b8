/** The owner's standard terms of an upgrade, and what carries over in words. */
import { useTranslation } from "react-i18next";
import { type UpgradeTerms, type WhatCarriesOver, whatCarriesOver } from "../../domain/finance/carry-over.ts";
import { useMoney } from "./use-money.ts";
import { useSite } from "./use-site.ts";

type Upgrade = {
  terms: UpgradeTerms;
  kind: WhatCarriesOver;
  percent: string;
  /** A clause: "every baht paid carries over". */
  carries: string;
};

export function useUpgrade(): Upgrade {
  const { t } = useTranslation("frame");
  const { upgrade: terms } = useSite().terms;
  const kind = whatCarriesOver(terms);
  const percent = useMoney().percent(terms.carryOverPercent);
  return { terms, kind, percent, carries: t(`carries.${kind}`, { percent }) };
}
