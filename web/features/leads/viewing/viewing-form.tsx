/** Books a viewing of a listing, in person or by video, at one of the office's times. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { viewingBy } from "../../../../domain/leads/lead-choices.ts";
import { isTaken, viewingDays } from "../../../../domain/leads/viewing-slots.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { ConsentField, PersonFields } from "../fields/person-fields.tsx";
import { SubmitButton } from "../fields/submit-button.tsx";
import { useField } from "../fields/use-field.ts";
import { LeadFormFrame } from "../lead-form-frame.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { useThankYou } from "../use-thank-you.ts";
import { SlotField } from "./slot-field.tsx";
import { takenViewingsQuery } from "./taken-viewings-query.ts";

type ViewingFormProps = {
  label: string;
  listingId: string;
  /** How old the page's data is: the same on the server and in the browser that takes its HTML over. */
  readAt: number;
};

export function ViewingForm({ label, listingId, readAt }: ViewingFormProps) {
  const { t } = useTranslation("forms");
  const form = useLeadForm({ kind: "viewing", onSent: useThankYou() });
  const field = useField(form);
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => new Date());
  const { hours } = useSite();
  const { data, refetch } = useQuery({ ...takenViewingsQuery(listingId), enabled: isHydrated });
  const problem = form.errors["viewingAt"];
  useEffect(() => {
    if (problem === "taken") void refetch();
  }, [problem, refetch]);
  const days = viewingDays(hours, isHydrated ? openedAt : new Date(readAt));
  return (
    <LeadFormFrame form={form} label={label} hidden={{ listing: listingId }}>
      <SlotField
        {...field("viewingAt")}
        days={days}
        isTaken={(slot) => data !== undefined && isTaken(slot, data.taken)}
      />
      <SelectField
        {...field("viewingBy")}
        label={t("viewingBy")}
        options={viewingBy.map((value) => ({ value, label: t(`viewingByChoice.${value}`) }))}
      />
      <PersonFields form={form} />
      <TextArea {...field("message")} label={t("messageOptional")} maxLength={4000} />
      <ConsentField form={form} />
      <SubmitButton label={t("requestViewing")} isSending={form.isSending} />
    </LeadFormFrame>
  );
}
