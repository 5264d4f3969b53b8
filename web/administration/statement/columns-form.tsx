/** What each column means, with the first lines as they would be read. Saved for the next file of this bank. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../../domain/languages/format-date.ts";
import type { DayOrder } from "../../../domain/paying/statement/read-cells.ts";
import type { StatementColumns, StatementTable } from "../../../domain/paying/statement/statement-columns.ts";
import { readLines } from "../../../domain/paying/statement/statement-lines.ts";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { saveLayout } from "./statement-api.ts";

type ColumnsFormProps = {
  table: StatementTable;
  fingerprint: string;
  start: StatementColumns | undefined;
  fetchJson: FetchJson;
  onSaid: (columns: StatementColumns) => void;
};

const shownLines = 5;
const nothingKnown: StatementColumns = { date: 0, dayOrder: "day", amount: 1, isSigned: true, texts: [] };

export function ColumnsForm({ table, fingerprint, start, fetchJson, onSaid }: ColumnsFormProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { exact } = useMoney();
  const [columns, setColumns] = useState(start ?? nothingKnown);
  const saving = useMutation({
    mutationFn: () => saveLayout(fetchJson, fingerprint, columns),
    onSuccess: () => onSaid(columns),
  });
  const change = (more: Partial<StatementColumns>) => setColumns({ ...columns, ...more });
  const width = Math.max(table.header?.length ?? 0, ...table.rows.slice(0, 50).map((row) => row.length));
  const options = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label:
      table.header?.[index] ||
      `${t("statementTexts.column", { number: index + 1 })}: ${table.rows[0]?.[index] ?? ""}`,
  }));
  const { lines } = readLines(table.rows.slice(0, 200), columns);
  return (
    <form
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <h2 className="text-2xl">{t("statementTexts.columns")}</h2>
      <p className="text-quiet">{t("statementTexts.columnsLead")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("statementTexts.date")}
          value={String(columns.date)}
          options={options}
          onChange={({ currentTarget }) => change({ date: Number(currentTarget.value) })}
        />
        <SelectField
          label={t("statementTexts.dayOrder")}
          value={columns.dayOrder}
          options={[
            { value: "day", label: t("statementTexts.dayFirst") },
            { value: "month", label: t("statementTexts.monthFirst") },
          ]}
          onChange={({ currentTarget }) => change({ dayOrder: currentTarget.value as DayOrder })}
        />
        <SelectField
          label={t("statementTexts.amount")}
          value={String(columns.amount)}
          options={options}
          onChange={({ currentTarget }) => change({ amount: Number(currentTarget.value) })}
        />
        <SelectField
          label={t("statementTexts.direction")}
          value={String(columns.direction ?? "")}
          options={[{ value: "", label: t("statementTexts.noDirection") }, ...options]}
          onChange={({ currentTarget: { value } }) =>
            change({ direction: value === "" ? undefined : Number(value) })
          }
        />
        <Checkbox
          className="self-end"
          label={t("statementTexts.isSigned")}
          checked={columns.isSigned}
          onChange={({ currentTarget }) => change({ isSigned: currentTarget.checked })}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">{t("statementTexts.texts")}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={columns.texts.includes(Number(value))}
              onChange={({ currentTarget }) => {
                const others = columns.texts.filter((one) => one !== Number(value));
                change({
                  texts: currentTarget.checked
                    ? [...others, Number(value)].toSorted((a, b) => a - b)
                    : others,
                });
              }}
            />
          ))}
        </div>
      </fieldset>
      <section aria-label={t("statementTexts.example")} className="grid gap-2">
        <h3 className="font-sans text-base font-semibold">{t("statementTexts.example")}</h3>
        {lines.length === 0 && <p className="text-coral">{t("statementTexts.nothingRead")}</p>}
        <ul className="grid gap-1 empty:hidden">
          {lines.slice(0, shownLines).map(({ row, paidOn, amount, text }) => (
            <li key={row} className="grid border-t border-line pt-1 sm:grid-cols-[10rem_8rem_1fr] sm:gap-4">
              <span>{formatDay(paidOn, locale)}</span>
              <span className="tabular">{exact(amount)}</span>
              <span className="min-w-0 break-words text-quiet">{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <Button
        type="submit"
        className="justify-self-start"
        isBusy={saving.isPending}
        disabled={lines.length === 0}
      >
        {t("statementTexts.useColumns")}
      </Button>
      <FailureNotice error={saving.error} />
    </form>
  );
}
