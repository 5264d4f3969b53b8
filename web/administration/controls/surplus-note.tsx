/** More arrived than the whole contract owes: says that the rest is the buyer's, and asks. */
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Satang } from "../../../domain/finance/finance.ts";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { useMoney } from "../../visitor/use-money.ts";

type SurplusNoteProps = { owed: Satang; surplus: Satang } & Pick<
  ComponentProps<typeof Checkbox>,
  "checked" | "onChange"
>;

export function SurplusNote({ owed, surplus, ...choice }: SurplusNoteProps) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const sums = { owed: exact(owed), surplus: exact(surplus) };
  return (
    <>
      <p className="text-sm text-coral">{t("paymentTexts.moreThanAll", sums)}</p>
      <Checkbox label={t("paymentTexts.sendBack", sums)} required {...choice} />
    </>
  );
}
