/** One charge of the transfer with the choice of who pays it. Without JavaScript the payer is named. */
import { useTranslation } from "react-i18next";
import {
  type SellerKind,
  type Split,
  type TransferCharge,
  payerOf,
  payersOf,
} from "../../../../domain/finance/transfer-costs.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";

/** Written like the other rows of the table. On a wide screen the choice is beside the charge. */
const rowStyles =
  "sm:grid-cols-[minmax(0,1fr)_9.5rem] sm:items-center sm:gap-x-4 " +
  "[&>label]:text-xs [&>label]:font-normal sm:[&>label]:text-sm [&>span]:max-w-38";

type PayerChoiceProps = {
  label: string;
  charge: TransferCharge;
  seller: SellerKind;
  split: Split;
  onSplit: (split: Split) => void;
};

export function PayerChoice({ label, charge, seller, split, onSplit }: PayerChoiceProps) {
  const { t } = useTranslation("simulator");
  const payer = payerOf(charge, split, seller);
  const possible = payersOf(charge, seller);
  return (
    <>
      <span className="scripted:hidden">
        {label}
        <br />
        <span className="text-quiet">{t(`cash.payer.${payer}`)}</span>
      </span>
      <SelectField
        label={label}
        className={`unscripted:hidden ${rowStyles}`}
        value={payer}
        onChange={(event) => {
          const chosen = possible.find((one) => one === event.currentTarget.value);
          if (chosen) onSplit({ ...split, [charge]: chosen });
        }}
        options={possible.map((value) => ({ value, label: t(`cash.payer.${value}`) }))}
      />
    </>
  );
}
