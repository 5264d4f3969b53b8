/** Viewings with the sender, in Pattaya's time and in theirs, and the address of the admin's calendar feed. */
import { useTranslation } from "react-i18next";
import type { LeadDetails, Viewing } from "../../../../domain/leads/desk/lead-details.ts";
import { officeStatuses } from "../../../../domain/leads/desk/lead-states.ts";
import { pattayaInstant, pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { formatMoment } from "../../../visitor/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { DatedField } from "../dated-field.tsx";
import { Panel } from "../panel.tsx";
import { outerZones } from "../sender-zones.ts";
import { useLeadCommands } from "../use-lead-commands.ts";
import { useNow } from "../use-now.ts";
import { CalendarFeed } from "./calendar-feed.tsx";

export function ViewingsPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { save, add, result, message, error, isBusy } = useLeadCommands();
  const addViewing = add(`${lead.id}/viewings`, (typed) => ({
    startsAt: pattayaInstant(String(typed.get("at")))?.toISOString(),
    minutes: Number(typed.get("minutes")),
    byVideo: typed.has("byVideo"),
    place: String(typed.get("place")),
  }));
  return (
    <Panel title={t("enquiryTexts.viewings")}>
      <ul className="grid gap-4 empty:hidden">
        {lead.viewings.map((viewing) => (
          <ViewingItem
            key={viewing.id}
            viewing={viewing}
            country={lead.country}
            onStatus={(status) => save(`${lead.id}/viewings/${viewing.id}`, { status }, { method: "PATCH" })}
          />
        ))}
      </ul>
      <CommandResult result={result} message={message} error={error} />
      <Disclosure summary={t("enquiryTexts.addViewing")}>
        <form className="grid gap-4 @lg:grid-cols-2" onSubmit={addViewing}>
          <DatedField
            label={t("enquiryTexts.viewingAt")}
            name="at"
            type="datetime-local"
            within="viewing"
            required
          />
          <TextField
            label={t("enquiryTexts.minutes")}
            name="minutes"
            type="number"
            defaultValue={60}
            min={10}
            max={480}
            required
          />
          <TextField label={t("enquiryTexts.place")} name="place" maxLength={300} />
          <Checkbox name="byVideo" label={t("enquiryTexts.byVideo")} />
          <Button type="submit" className="justify-self-start" isBusy={isBusy}>
            {t("enquiryTexts.addViewing")}
          </Button>
        </form>
      </Disclosure>
      <CalendarFeed />
    </Panel>
  );
}

type ViewingItemProps = { viewing: Viewing; country: string | null; onStatus: (status: string) => void };

function ViewingItem({ viewing, country, onStatus }: ViewingItemProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const now = useNow();
  const starts = new Date(viewing.startsAt);
  const here = formatMoment(starts, locale, pattayaZone);
  const zones = outerZones(country, starts);
  const there = zones && [...new Set(zones.map((zone) => formatMoment(starts, locale, zone)))].join(" – ");
  // The sender asks; the office confirms or declines.
  const isOpen = viewing.status === "asked" || viewing.status === "held";
  const until = viewing.status === "held" && viewing.heldUntil ? new Date(viewing.heldUntil) : undefined;
  const held =
    until &&
    t(until > now ? "enquiryTexts.heldUntil" : "enquiryTexts.holdEnded", {
      time: formatMoment(until, locale, pattayaZone),
    });
  return (
    <li className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <p className="break-words">
        {t("enquiryTexts.pattayaTime", { time: here })}
        <span className="block text-sm text-quiet">
          {there && t("enquiryTexts.theirTime", { time: there })}
          {[viewing.byVideo && t("enquiryTexts.byVideo"), viewing.place]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)
            .join("")}
        </span>
        {isOpen && (
          <span className="block text-sm text-quiet">
            {t(`enquiryTexts.viewingStatus.${viewing.status}`)}
            {held && ` · ${held}`}
          </span>
        )}
      </p>
      {isOpen ? (
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => onStatus("confirmed")}>{t("enquiryTexts.confirmViewing")}</Button>
          <Button onClick={() => onStatus("cancelled")}>{t("enquiryTexts.declineViewing")}</Button>
        </p>
      ) : (
        <SelectField
          label={t("enquiryTexts.statusOf", { time: here })}
          isLabelHidden
          value={viewing.status}
          onChange={(event) => onStatus(event.currentTarget.value)}
          options={officeStatuses.map((value) => ({
            value,
            label: t(`enquiryTexts.viewingStatus.${value}`),
          }))}
        />
      )}
    </li>
  );
}
