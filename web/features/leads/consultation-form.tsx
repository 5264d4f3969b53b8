/** Books a consultation at a time that suits the visitor. */
import { useTranslation } from "react-i18next";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { CountryField } from "./fields/country-field.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./fields/person-fields.tsx";
import { SubmitButton } from "./fields/submit-button.tsx";
import { useField } from "./fields/use-field.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useThankYou } from "./use-thank-you.ts";

export function ConsultationForm({ label }: { label: string }) {
  const { t } = useTranslation("forms");
  const form = useLeadForm({ kind: "consultation", onSent: useThankYou("consultation") });
  const field = useField(form);
  return (
    <LeadFormFrame form={form} label={label}>
      <PersonFields form={form} />
      <CountryField form={form} />
      <TextField
        {...field("preferredTime")}
        label={t("preferredTime")}
        hint={t("preferredTimeHint")}
        maxLength={120}
      />
      <TextArea {...field("message")} label={t("messageOptional")} maxLength={4000} />
      <ConsentField form={form} />
      <SubmitButton label={t("bookConsultation")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
