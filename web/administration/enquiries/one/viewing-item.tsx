/** A viewing in Pattaya's time and in the sender's: what the office does about it, and its move to another time. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Viewing } from "../../../../domain/leads/desk/lead-details.ts";
import { officeStatuses } from "../../../../domain/leads/desk/lead-states.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { outerZones } from "../sender-zones.ts";
import { useNow } from "../use-now.ts";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";
import { ViewingFields, readViewing } from "./viewing-fields.tsx";

/** What is over or cancelled stays as it was. */
const movable: readonly Viewing["status"][] = ["asked", "held", "planned", "confirmed"];

type ViewingItemProps = {
  viewing: Viewing;
  country: string | null;
  isBusy: boolean;
  onChange: (change: object) => void;
};

/** Arrow keys pass the ones in between, and some of them send a letter: a button enters the chosen one. */
function ViewingStatus(props: Omit<ViewingItemProps, "country"> & { here: string }) {
  const { viewing, here, isBusy, onChange } = props;
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<string>(viewing.status);
  return (
    <div className="grid gap-2">
      <SelectField
        label={t("enquiryTexts.statusOf", { time: here })}
        isLabelHidden
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={officeStatuses.map((value) => ({
          value,
          label: t(`enquiryTexts.viewingStatus.${value}`),
        }))}
      />
      {chosen !== viewing.status && (
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onChange({ status: chosen })}>
          {t("enquiryTexts.enterStatus")}
        </Button>
      )}
    </div>
  );
}

type MoveFormProps = {
  viewing: Viewing;
  words: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

function MoveForm({ viewing, words, isBusy, onSubmit }: MoveFormProps) {
  const { t } = useTranslation("admin");
  const { typing } = useTypedWarning();
  return (
    <form className="grid gap-4 @lg:grid-cols-2" onSubmit={onSubmit} {...typing}>
      <ViewingFields viewing={viewing} />
      <p className="text-sm text-quiet @lg:col-span-2">{t("enquiryTexts.moveViewingHint")}</p>
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {words}
      </Button>
    </form>
  );
}

export function ViewingItem({ viewing, country, isBusy, onChange }: ViewingItemProps) {
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
  const cancelled = viewing.givenUpAt
    ? t("enquiryTexts.givenUp", { time: formatMoment(new Date(viewing.givenUpAt), locale, pattayaZone) })
    : viewing.status === "cancelled" && t("enquiryTexts.cancelledByUs");
  const moveWords = t(isOpen ? "enquiryTexts.confirmOtherTime" : "enquiryTexts.moveViewing");
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = readViewing(new FormData(event.currentTarget));
    onChange(isOpen ? { ...change, status: "confirmed" } : change);
  };
  return (
    <li className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <p className="wrap-anywhere">
        {t("enquiryTexts.pattayaTime", { time: here })}
        <span className="block text-sm text-quiet">
          {[
            there && t("enquiryTexts.theirTime", { time: there }),
            viewing.byVideo && t("enquiryTexts.byVideo"),
            viewing.place,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {isOpen && (
          <span className="block text-sm text-quiet">
            {t(`enquiryTexts.viewingStatus.${viewing.status}`)}
            {held && ` · ${held}`}
          </span>
        )}
        {cancelled && <span className="block text-sm text-quiet">{cancelled}</span>}
        {viewing.byVideo && !viewing.place && movable.includes(viewing.status) && (
          <span className="block text-sm text-quiet">{t("enquiryTexts.videoWithoutLink")}</span>
        )}
      </p>
      {isOpen ? (
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => onChange({ status: "confirmed" })}>
            {t("enquiryTexts.confirmViewing")}
          </Button>
          <Button onClick={() => onChange({ status: "cancelled" })}>
            {t("enquiryTexts.declineViewing")}
          </Button>
        </p>
      ) : (
        <ViewingStatus key={viewing.status} {...{ viewing, here, isBusy, onChange }} />
      )}
      {movable.includes(viewing.status) && (
        <div className="sm:col-span-2">
          {/* A new key closes it again once the viewing is moved. */}
          <Disclosure key={JSON.stringify(viewing)} summary={moveWords}>
            <MoveForm viewing={viewing} words={moveWords} isBusy={isBusy} onSubmit={move} />
          </Disclosure>
        </div>
      )}
    </li>
  );
}
