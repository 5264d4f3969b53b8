/** What the sheet assumes, in plain words, with the sources of its figures. */
import { useTranslation } from "react-i18next";
import type { FactId } from "../../../../domain/facts/facts.ts";
import { describeOwnSource } from "../../../../domain/facts/own-sources.ts";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { formatDay } from "../../../../domain/languages/format-date.ts";
import { type Transfer, chargeOn } from "../../../../domain/finance/transfer-costs.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";

const sourcesOf: FactId[] = [
  "transfer-fee",
  "specific-business-tax",
  "withholding-company",
  "withholding-deduction",
  "common-fee",
];

type CashToKeysNotesProps = { transfer: Transfer; hasCommonFee: boolean; isAnyFeeUnknown: boolean };

export function CashToKeysNotes({ transfer, hasCommonFee, isAnyFeeUnknown }: CashToKeysNotesProps) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const { money } = useMoney();
  const { price, appraised, seller } = transfer;
  const isFirstSale = seller.kind === "developer";
  const nameSource = (id: FactId) => {
    const { name } = findFact(facts, id).source;
    return describeOwnSource(name, locale) ?? name;
  };
  return (
    <div className="grid max-w-measure gap-2 text-sm text-quiet">
      <p>{t("cash.custom")}</p>
      {isFirstSale && (
        <p>
          {t("cash.developerLimit", { share: formatFact(findFact(facts, "developer-fee-share"), locale) })}
        </p>
      )}
      <p>
        {seller.kind === "person"
          ? t("cash.basesPerson", { appraised: money(appraised) })
          : t("cash.basesCompany", { appraised: money(appraised) })}
      </p>
      {appraised < price && (
        <p>{t("cash.feeOnAppraised", { amount: money(chargeOn(facts, appraised, "transfer-fee")) })}</p>
      )}
      {hasCommonFee && !isFirstSale && <p>{t("cash.resaleFund")}</p>}
      {hasCommonFee && isAnyFeeUnknown && <p>{t("cash.usualFees")}</p>}
      <p>
        {t("cash.sources", {
          date: formatDay(findFact(facts, "transfer-fee").checkedOn, locale),
          sources: [...new Set(sourcesOf.map(nameSource))].join(" · "),
        })}
      </p>
    </div>
  );
}
