/** Signing up for the affiliate programme. */
import { useTranslation } from "react-i18next";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./fields/person-fields.tsx";
import { SubmitButton } from "./fields/submit-button.tsx";
import { useField } from "./fields/use-field.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useThankYou } from "./use-thank-you.ts";

export function AffiliateForm() {
  const { t } = useTranslation(["library", "forms"]);
  const form = useLeadForm({ kind: "affiliate", onSent: useThankYou() });
  const field = useField(form);
  return (
    <LeadFormFrame form={form} label={t("library:affiliate.title")}>
      <PersonFields form={form} />
      <TextField {...field("website")} label={t("forms:website")} maxLength={120} />
      <TextArea {...field("message")} label={t("library:affiliate.message")} maxLength={4000} />
      <ConsentField form={form} />
      <SubmitButton label={t("library:affiliate.submit")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
