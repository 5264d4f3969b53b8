/** Opening times, a row for days that share them, and the holidays. */
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import type { Hours } from "../../../domain/site/settings/hours-schema.ts";
import { Button } from "../../components/controls/button.tsx";
import { FieldError } from "../../components/controls/field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import type { FieldsProps } from "./plain-fields.tsx";

type HoursFieldsProps = Omit<FieldsProps, "value"> & { value: Hours };
type Opening = Hours["weekly"][number];

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function HoursFields({ value, problems, onChange }: HoursFieldsProps) {
  const { t } = useTranslation("admin");
  const { weekly } = value;
  const setRow = (index: number, change: Partial<Opening>) =>
    onChange(
      "weekly",
      weekly.map((row, at) => (at === index ? { ...row, ...change } : row)),
    );
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-heading text-xl">{t("settingsTexts.fields.weekly")}</legend>
        {weekly.map((row, index) => (
          <fieldset
            // Rows have no name of their own.
            key={index}
            className="grid gap-3 rounded-card border border-line p-4"
          >
            <legend className="sr-only">{t("settingsTexts.hours.row", { number: index + 1 })}</legend>
            <Days
              days={row.days}
              error={problems[`weekly.${index}.days`]}
              onDays={(days) => setRow(index, { days })}
            />
            <div className="flex flex-wrap items-start gap-4">
              <TextField
                label={t("settingsTexts.hours.opens")}
                type="time"
                value={row.opens}
                error={problems[`weekly.${index}.opens`]}
                onChange={({ currentTarget }) => setRow(index, { opens: currentTarget.value })}
              />
              <TextField
                label={t("settingsTexts.hours.closes")}
                type="time"
                value={row.closes}
                error={problems[`weekly.${index}.closes`]}
                onChange={({ currentTarget }) => setRow(index, { closes: currentTarget.value })}
              />
              <Button
                look="bareSmall"
                className="sm:mt-7"
                onClick={() =>
                  onChange(
                    "weekly",
                    weekly.filter((_row, at) => at !== index),
                  )
                }
              >
                {t("settingsTexts.remove")}
              </Button>
            </div>
          </fieldset>
        ))}
        {problems["weekly"] && <FieldError id="weekly-problem" text={problems["weekly"]} />}
        {weekly.length < 7 && (
          <Button
            look="quietSmall"
            className="justify-self-start"
            onClick={() => onChange("weekly", [...weekly, newRow(weekly)])}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t("settingsTexts.hours.add")}
          </Button>
        )}
      </fieldset>
      <Holidays
        days={value.holidays}
        error={problems["holidays"]}
        onDays={(days) => onChange("holidays", days)}
      />
    </>
  );
}

/** The first day that no row has yet. */
function newRow(weekly: readonly Opening[]): Opening {
  const free = weekdays.find((day) => !weekly.some(({ days }) => days.includes(day)));
  return { days: free ? [free] : [], opens: "09:30", closes: "18:30" };
}

type DaysProps = { days: readonly number[]; error: string | undefined; onDays: (days: number[]) => void };

function Days({ days, error, onDays }: DaysProps) {
  const tag = intlTags[useLocale()];
  return (
    <div className="flex flex-wrap gap-2">
      {weekdays.map((day) => (
        <label
          key={day}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-sm has-checked:border-lamp has-checked:bg-lamp/8"
        >
          <input
            type="checkbox"
            className="tick size-4 rounded-md"
            checked={days.includes(day)}
            onChange={({ currentTarget }) =>
              onDays(
                currentTarget.checked
                  ? [...days, day].toSorted((one, other) => one - other)
                  : days.filter((one) => one !== day),
              )
            }
          />
          {/* 5 January 2026 was a Monday. */}
          {new Date(Date.UTC(2026, 0, 4 + day)).toLocaleDateString(tag, {
            weekday: "short",
            timeZone: "UTC",
          })}
        </label>
      ))}
      {error && <FieldError id="days-problem" text={error} />}
    </div>
  );
}

type HolidaysProps = { days: readonly string[]; error: string | undefined; onDays: (days: string[]) => void };

function Holidays({ days, error, onDays }: HolidaysProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const add = () => {
    if (typed && !days.includes(typed)) onDays([...days, typed].toSorted());
    setTyped("");
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-heading text-xl">{t("settingsTexts.fields.holidays")}</legend>
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day}>
            <Button
              look="quietSmall"
              aria-label={t("settingsTexts.hours.removeHoliday", { day: formatDay(day, locale) })}
              onClick={() => onDays(days.filter((one) => one !== day))}
            >
              {formatDay(day, locale)}
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t("settingsTexts.hours.holiday")}
          type="date"
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button onClick={add}>{t("settingsTexts.hours.addHoliday")}</Button>
      </div>
    </fieldset>
  );
}
