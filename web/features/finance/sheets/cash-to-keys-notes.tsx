/** What the sheet assumes, in plain words, with the sources of its figures. */
import { useTranslation } from "react-i18next";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { type Transfer, chargeOn } from "../../../../domain/finance/transfer-costs.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { SourceLine } from "../source-line.tsx";

const sourcesOf = [
  "transfer-fee",
  "specific-business-tax",
  "withholding-company",
  "withholding-deduction",
  "common-fee",
] as const;

type CashToKeysNotesProps = { transfer: Transfer; hasCommonFee: boolean; isAnyFeeUnknown: boolean };

export function CashToKeysNotes({ transfer, hasCommonFee, isAnyFeeUnknown }: CashToKeysNotesProps) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const { money } = useMoney();
  const { price, appraised, seller } = transfer;
  const isFirstSale = seller.kind === "developer";
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
      <SourceLine of={sourcesOf} />
    </div>
  );
}
