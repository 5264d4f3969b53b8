/** Missed instalments, and from two in a row on what the law says. Whether it applies is for the lawyer. */
import { useTranslation } from "react-i18next";
import { numberOf } from "../../../../../domain/facts/fact-numbers.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { missedInARow } from "../../../../../domain/leads/desk/missed-instalments.ts";
import { pattayaDay } from "../../../../../domain/places/pattaya-time.ts";
import { useFacts } from "../../../../visitor/use-facts.ts";

export function MissedNote({ contract, now }: { contract: Contract; now: Date }) {
  const { t } = useTranslation("admin");
  const facts = useFacts();
  const count = missedInARow(contract, pattayaDay(now));
  if (count === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-coral">{t("contractTexts.missed", { count })}</p>
      {count >= numberOf(facts, "hire-purchase-missed-payments") && (
        <p className="text-sm text-quiet">{t("contractTexts.missedLaw")}</p>
      )}
    </div>
  );
}
