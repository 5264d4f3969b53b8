/** When a source is read, and how fast. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { describeSchedule } from "./describe-schedule.ts";
import { Folded } from "../controls/folded.tsx";
import type { SourceFormPart } from "./source-form-part.ts";

const usualMinutes = ["", "60", "360", "1440", "4320", "10080"];
const other = "other";

export function SourcePaceFields({ draft, change, problemOf }: SourceFormPart) {
  const { t } = useTranslation("admin");
  const [isOther, setOther] = useState(!usualMinutes.includes(draft.schedule_minutes));
  const inWords = (minutes: string) => describeSchedule(minutes === "" ? null : Number(minutes), t);
  const number = (field: "requests_per_second" | "max_in_flight" | "schedule_minutes") => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    error: problemOf(field),
    autoComplete: "off",
  });
  const minutes = draft.schedule_minutes;
  return (
    <Folded title={t("sourceTexts.pace")} {...(!isOther && { summary: inWords(minutes) })}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("sourceTexts.schedule")}
          value={isOther ? other : minutes}
          onChange={({ target }) => {
            setOther(target.value === other);
            if (target.value !== other) change({ schedule_minutes: target.value });
          }}
          options={[
            ...usualMinutes.map((value) => ({ value, label: inWords(value) })),
            { value: other, label: t("sourceTexts.otherSchedule") },
          ]}
        />
        {isOther && (
          <TextField
            label={t("sourceTexts.scheduleMinutes")}
            inputMode="numeric"
            {...number("schedule_minutes")}
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("sourceTexts.perSecond")}
          hint={t("sourceTexts.perSecondHint")}
          inputMode="decimal"
          {...number("requests_per_second")}
        />
        <TextField label={t("sourceTexts.inFlight")} inputMode="numeric" {...number("max_in_flight")} />
      </div>
    </Folded>
  );
}
