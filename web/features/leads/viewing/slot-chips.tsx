/** A row of days, and the times of the chosen day: each in Pattaya's time with the visitor's own below. */
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { type SlotDay, slotValue } from "../../../../domain/leads/viewing-slots.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

type SlotChipsProps = {
  id: string;
  label: string;
  "aria-describedby": string | undefined;
  days: readonly SlotDay[];
  day: SlotDay;
  onDay: (day: string) => void;
  /** As the form sends it. */
  chosen: string;
  isTaken: (slot: Date) => boolean;
  onChoose: (slot: Date) => void;
};

const chip =
  "grid min-h-12 cursor-pointer content-center justify-items-center rounded-field border border-edge px-2 py-1.5 " +
  "text-sm leading-tight hover:border-paper aria-pressed:border-lamp aria-pressed:bg-lamp/12 aria-pressed:text-lamp " +
  "disabled:cursor-not-allowed disabled:border-line disabled:text-quiet disabled:line-through";

export function SlotChips(props: SlotChipsProps) {
  const { id, label, days, day, onDay, chosen, isTaken, onChoose } = props;
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const show = (instant: Date, options: Intl.DateTimeFormatOptions) => formatDate(instant, locale, options);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={props["aria-describedby"]}
      className="grid min-w-0 gap-3"
    >
      <ul aria-label={t("viewingDay")} className="flex gap-2 overflow-x-auto p-1">
        {days.map((one) => {
          const [first] = one.slots;
          return (
            first && (
              <li key={one.day} className="shrink-0">
                <button
                  type="button"
                  aria-pressed={one.day === day.day}
                  onClick={() => onDay(one.day)}
                  className={`${chip} min-w-16`}
                >
                  <span className="text-xs">{show(first, { weekday: "short", timeZone: pattayaZone })}</span>
                  <span className="whitespace-nowrap">
                    {show(first, { day: "numeric", month: "short", timeZone: pattayaZone })}
                  </span>
                </button>
              </li>
            )
          );
        })}
      </ul>
      <ul aria-label={t("viewingTime")} className="grid grid-cols-3 gap-2">
        {day.slots.map((slot) => {
          const here = show(slot, { ...clock, timeZone: pattayaZone });
          const yours = show(slot, clock);
          const isGone = isTaken(slot);
          return (
            <li key={slot.getTime()}>
              <button
                type="button"
                disabled={isGone}
                aria-pressed={chosen === slotValue(slot)}
                onClick={() => onChoose(slot)}
                className={`${chip} tabular w-full`}
              >
                {here}
                {isGone && <span className="sr-only">{t("slotTaken")}</span>}
                {!isGone && yours !== here && (
                  <span className="text-xs text-quiet">{t("slotForYou", { time: yours })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const clock = { hour: "2-digit", minute: "2-digit" } as const;
