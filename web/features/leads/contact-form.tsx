/** A message to us, in general or about one listing. */
import { useTranslation } from "react-i18next";
import { contactAbout } from "../../../domain/leads/lead-choices.ts";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
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
  /** It may be about a consultation too. */
  offersConsultation?: boolean;
  /** The query of the page's address, for a form that was sent without script and comes back. */
  returnQuery?: string;
};

export function ContactForm({
  label,
  listingId,
  suggestion,
  offersConsultation,
  returnQuery,
}: ContactFormProps) {
  const { t } = useTranslation("forms");
  const form = useLeadForm({ kind: "contact", onSent: useThankYou() });
  const field = useField(form);
  const message = field("message");
  return (
    <LeadFormFrame
      form={form}
      label={label}
      hidden={listingId ? { listing: listingId } : {}}
      {...(returnQuery && { returnQuery })}
    >
      {offersConsultation && (
        <>
          <ChoiceGroup
            {...field("about")}
            defaultValue={field("about").defaultValue ?? "question"}
            legend={t("about")}
            options={contactAbout.map((value) => ({
              value,
              label: t(`aboutChoice.${value}`),
              ...(value === "consultation" && { hint: t("aboutConsultation") }),
            }))}
          />
          <TextField
            {...field("preferredTime")}
            label={t("preferredTime")}
            hint={t("preferredTimeHint")}
            maxLength={120}
            className="[form:not(:has([value=consultation]:checked))_&]:hidden"
          />
        </>
      )}
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
