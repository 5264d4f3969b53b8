/** Requests a viewing of a listing, in Pattaya's time. Once chosen, the visitor's own time is shown below. */
import { useTranslation } from "react-i18next";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { formatMoment } from "../../visitor/format-moment.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./fields/person-fields.tsx";
import { SubmitButton } from "./fields/submit-button.tsx";
import { fieldId } from "./fields/field-names.ts";
import { useField } from "./fields/use-field.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useTypedValue } from "./fields/use-typed-value.ts";
import { useThankYou } from "./use-thank-you.ts";

export function ViewingForm({ label, listingId }: { label: string; listingId: string }) {
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const form = useLeadForm({ kind: "viewing", onSent: useThankYou("viewing") });
  const field = useField(form);
  const chosen = useTypedValue(fieldId("viewing", "viewingAt"));
  const instant = pattayaInstant(chosen);
  return (
    <LeadFormFrame form={form} label={label} hidden={{ listing: listingId }}>
      <div className="grid gap-1.5">
        <TextField
          {...field("viewingAt")}
          label={t("viewingAt")}
          hint={t("viewingAtHint")}
          type="datetime-local"
          step={900}
          required
        />
        {/* Only the browser knows the visitor's time zone, and a time is chosen only there. */}
        <output className="text-sm text-lamp">
          {instant &&
            t("viewingInYourZone", {
              time: formatMoment(instant, locale),
            })}
        </output>
      </div>
      <PersonFields form={form} />
      <TextArea {...field("message")} label={t("messageOptional")} maxLength={4000} />
      <ConsentField form={form} />
      <SubmitButton label={t("requestViewing")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
