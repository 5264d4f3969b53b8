/** A number or a sum, as people write it. What the list would pass over is refused. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListingQuery, readListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { TextField } from "../../../components/controls/text-field.tsx";

type AmountFieldProps = {
  name: keyof ListingQuery;
  label: string;
  value: number | undefined;
  className?: string;
};

/** Holds before the scripts run too. */
const hasFigure = String.raw`.*\d.*`;

export function AmountField({ value, ...field }: AmountFieldProps) {
  const { t } = useTranslation("filters");
  const [isWrong, setIsWrong] = useState(false);
  const isRefused = (typed: string) =>
    typed.trim() !== "" &&
    readListingQuery(new URLSearchParams({ [field.name]: typed }))[field.name] === undefined;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      pattern={hasFigure}
      error={isWrong ? t("wrongNumber") : undefined}
      onInput={({ currentTarget: input }) => {
        input.setCustomValidity(isRefused(input.value) ? t("wrongNumber") : "");
        if (input.validity.valid) setIsWrong(false);
      }}
      onBlur={({ currentTarget }) => setIsWrong(!currentTarget.validity.valid)}
      // On sending. The browser's own note would cover ours.
      onInvalid={(event) => {
        event.preventDefault();
        setIsWrong(true);
        const input = event.currentTarget;
        if (input.form?.querySelector("input:invalid") === input) input.focus();
      }}
      defaultValue={value}
    />
  );
}
