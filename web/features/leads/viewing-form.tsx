/** A viewing of one home, at a time in Pattaya; the visitor's own time stands beside it once chosen. */
import { useTranslation } from "react-i18next";
import { pattayaInstant } from "../../../domain/pattaya-time.ts";
import { TextArea } from "../../components/text-area.tsx";
import { TextField } from "../../components/text-field.tsx";
import { formatMoment } from "../../format-moment.ts";
import { useLocale } from "../../use-locale.ts";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./person-fields.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { fieldId } from "./field-names.ts";
import { useField } from "./use-field.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useTypedValue } from "./use-typed-value.ts";
import { useThankYou } from "./use-thank-you.ts";

export function ViewingForm({ label, listingId }: { label: string; listingId: string }) {
  const { t } = useTranslation();
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
          label={t("forms.viewingAt")}
          hint={t("forms.viewingAtHint")}
          type="datetime-local"
          step={900}
          required
        />
        {/* The visitor's zone is known in the browser alone, and only after a time was chosen there. */}
        <output className="text-sm text-lamp">
          {instant &&
            t("forms.viewingInYourZone", {
              time: formatMoment(instant, locale),
            })}
        </output>
      </div>
      <PersonFields form={form} />
      <TextArea {...field("message")} label={t("forms.messageOptional")} maxLength={4000} />
      <ConsentField form={form} />
      <SubmitButton label={t("forms.requestViewing")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
