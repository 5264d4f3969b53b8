/**
 * The days and times of a viewing, in Pattaya's time and in the visitor's. Without JavaScript it is a list to choose
 * from, which only Pattaya's clock is known for; with it the same list is filled in by pressing a day and a time.
 */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { type SlotDay, slotValue } from "../../../../domain/leads/viewing-slots.ts";
import { pattayaInstant, pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Field, controlStyles } from "../../../components/controls/field.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import type { FieldProps } from "../fields/use-field.ts";
import { useTypedValue } from "../fields/use-typed-value.ts";
import { OwnTime } from "./own-time.tsx";
import { SlotChips } from "./slot-chips.tsx";

type SlotFieldProps = FieldProps & { days: readonly SlotDay[]; isTaken: (slot: Date) => boolean };

export function SlotField({ id, name, defaultValue, error, days, isTaken }: SlotFieldProps) {
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const list = useRef<HTMLSelectElement>(null);
  // The field's id belongs to what is shown, because a refused form links to it.
  const listId = isHydrated ? `${id}-list` : id;
  const chosen = useTypedValue(listId);
  const [openDay, setOpenDay] = useState<string>();
  const instant = pattayaInstant(chosen);
  const day = days.find((one) => one.day === (openDay ?? chosen.slice(0, 10))) ?? days[0];
  const choose = (slot: Date) => {
    if (!list.current) return;
    list.current.value = slotValue(slot);
    list.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  if (!day) return <p>{t("noSlots")}</p>;
  const select = (
    <select
      ref={list}
      id={listId}
      name={name}
      defaultValue={defaultValue ?? ""}
      required
      hidden={isHydrated}
      className={controlStyles}
    >
      <option value="">{t("chooseSlot")}</option>
      {days.map((one) => (
        <optgroup key={one.day} label={longDay(one)}>
          {one.slots.map((slot) => (
            <option key={slot.getTime()} value={slotValue(slot)} disabled={isTaken(slot)}>
              {formatDate(slot, locale, moment)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
  return (
    <Field id={id} label={t("viewingAt")} hint={t("viewingAtHint")} error={error}>
      {(control) => (
        <div className="grid gap-3">
          {isHydrated ? (
            <SlotChips
              {...control}
              label={t("viewingAt")}
              days={days}
              day={day}
              onDay={setOpenDay}
              chosen={chosen}
              isTaken={isTaken}
              onChoose={choose}
            />
          ) : null}
          {select}
          <output className="text-sm text-lamp empty:hidden">
            {instant && (
              <>
                <span className="block">
                  {t("viewingInPattaya", { time: formatMoment(instant, locale, pattayaZone) })}
                </span>
                <OwnTime at={instant} />
              </>
            )}
          </output>
        </div>
      )}
    </Field>
  );

  function longDay({ slots: [first] }: SlotDay): string {
    return first ? formatDate(first, locale, { weekday: "long", ...dayAndMonth, timeZone: pattayaZone }) : "";
  }
}

const dayAndMonth = { day: "numeric", month: "long" } as const;
const moment = { ...dayAndMonth, hour: "2-digit", minute: "2-digit", timeZone: pattayaZone } as const;
