/** When and where a viewing is: what is typed for a new one, and for one that is moved. */
import { useTranslation } from "react-i18next";
import type { Viewing } from "../../../../domain/leads/desk/lead-details.ts";
import { pattayaInstant, pattayaOffsetMs } from "../../../../domain/places/pattaya-time.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { DatedField } from "../dated-field.tsx";
import { NumberField } from "../../controls/number-field.tsx";

export function ViewingFields({ viewing }: { viewing?: Viewing }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <DatedField
        label={t("enquiryTexts.viewingAt")}
        name="at"
        type="datetime-local"
        within="viewing"
        defaultValue={viewing && pattayaClock(viewing.startsAt)}
        required
      />
      <NumberField
        label={t("enquiryTexts.minutes")}
        name="minutes"
        defaultValue={viewing?.minutes ?? 60}
        min={10}
        max={480}
        required
      />
      <TextField label={t("enquiryTexts.place")} name="place" defaultValue={viewing?.place} maxLength={300} />
      <Checkbox name="byVideo" label={t("enquiryTexts.byVideo")} defaultChecked={viewing?.byVideo} />
    </>
  );
}

/** As `<input type="datetime-local">` takes it. */
const pattayaClock = (instant: string) =>
  new Date(new Date(instant).getTime() + pattayaOffsetMs).toISOString().slice(0, 16);

export function readViewing(typed: FormData) {
  return {
    startsAt: pattayaInstant(String(typed.get("at")))?.toISOString(),
    minutes: Number(typed.get("minutes")),
    byVideo: typed.has("byVideo"),
    place: String(typed.get("place")),
  };
}
