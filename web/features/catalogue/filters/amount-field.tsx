/** A whole number, typed with or without its thousands divided. A field of the type "number" takes no "2.500.000". */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { wholeNumber } from "../../../../domain/languages/typed-number.ts";
import { TextField } from "../../../components/controls/text-field.tsx";

type AmountFieldProps = { name: string; label: string; value: number | undefined; className?: string };

export function AmountField({ value, ...field }: AmountFieldProps) {
  const { t } = useTranslation("filters");
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      pattern={wholeNumber}
      error={isWrong ? t("wrongNumber") : undefined}
      onBlur={({ currentTarget }) => setIsWrong(!currentTarget.validity.valid)}
      defaultValue={value}
    />
  );
}
