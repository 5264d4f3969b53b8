/** Who looks after the lead. An admin who sees only their own leads takes it or gives it back. */
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Face } from "../../controls/face.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { nameOf, useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";

export function AssigneeControl({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson, colleagues, me, rights } = useDesk();
  const { send, result, message, error } = useRunCommands();
  const assigned = colleagues.find(({ id }) => id === lead.assignee);
  const choices = colleagues.filter(({ id }) => id === me || rights.includes("enquiries"));
  const assign = (to: string) =>
    send(async () => {
      try {
        await order(fetchJson, `${lead.id}/assignee`, { from: lead.assignee, to: to || null });
      } catch (refusal) {
        if (refusal instanceof ApiFailure && refusal.status === 409)
          return t("enquiryTexts.assignedMeanwhile");
        throw refusal;
      }
      return t("enquiryTexts.assigned");
    });
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        {assigned && <Face name={nameOf(colleagues, assigned.id) ?? ""} portrait={assigned.portrait} />}
        <SelectField
          className="min-w-0 grow"
          label={t("enquiryTexts.assignee")}
          value={lead.assignee ?? ""}
          onChange={(event) => assign(event.currentTarget.value)}
          options={[
            { value: "", label: t("enquiryTexts.nobody") },
            ...choices.map(({ id }) => ({ value: id, label: nameOf(colleagues, id) ?? id })),
          ]}
        />
      </div>
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}
