/** A message to us, in general or about one listing. */
import { useTranslation } from "react-i18next";
import { TextArea } from "../../components/controls/text-area.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { ConsentField, PersonFields } from "./fields/person-fields.tsx";
import { SubmitButton } from "./fields/submit-button.tsx";
import { useField } from "./fields/use-field.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useThankYou } from "./use-thank-you.ts";

type ContactFormProps = {
  label: string;
  listingId?: string;
  suggestion?: string;
  /** What the page's address needs besides its path, should a plainly sent form come back. */
  returnQuery?: string;
};

export function ContactForm({ label, listingId, suggestion, returnQuery }: ContactFormProps) {
  const { t } = useTranslation("forms");
  const form = useLeadForm({ kind: "contact", onSent: useThankYou("contact") });
  const field = useField(form);
  const message = field("message");
  return (
    <LeadFormFrame
      form={form}
      label={label}
      hidden={listingId ? { listing: listingId } : {}}
      {...(returnQuery && { returnQuery })}
    >
      <PersonFields form={form} />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? suggestion}
        label={t("message")}
        maxLength={4000}
        required
      />
      <ConsentField form={form} />
      <SubmitButton label={t("send")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
