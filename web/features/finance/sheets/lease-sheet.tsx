/** What a house costs that a foreigner takes on a registered lease. */
import { useTranslation } from "react-i18next";
import { percentOf } from "../../../../domain/facts/fact-numbers.ts";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { leaseCosts } from "../../../../domain/finance/lease-costs.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { SumSheet } from "./sum-sheet.tsx";

export function LeaseSheet({ price }: { price: number }) {
  const { t } = useTranslation("simulator");
  const locale = useLocale();
  const facts = useFacts();
  const { money, percent } = useMoney();
  const { rent, registration, duty, total } = leaseCosts(facts, toSatang(price));
  return (
    <SumSheet
      id="cash-to-keys"
      title={t("cash.title")}
      text={t("lease.text", { years: formatFact(findFact(facts, "lease-maximum"), locale) })}
      rows={[
        { label: t("cash.price"), amount: money(rent) },
        {
          label: t("lease.registration", { percent: percent(percentOf(facts, "lease-registration-fee")) }),
          amount: money(registration),
        },
        {
          label: t("cash.sellersTax.stamp-duty", { percent: percent(percentOf(facts, "lease-stamp-duty")) }),
          amount: money(duty),
        },
      ]}
      total={{ label: t("cash.total"), amount: money(total) }}
      notes={<p>{t("lease.note")}</p>}
    />
  );
}
