/** Viewings with the sender, in Pattaya's time and in theirs, and the address of the admin's calendar feed. */
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";
import { Panel } from "../panel.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { ViewingFields, readViewing } from "./viewing-fields.tsx";
import { ViewingItem } from "./viewing-item.tsx";

export function ViewingsPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { save, add, result, message, error, isBusy } = useLeadCommands();
  const { typing } = useTypedWarning();
  const addViewing = add(`${lead.id}/viewings`, readViewing);
  return (
    <Panel title={t("enquiryTexts.viewings")}>
      <ul className="grid gap-4 empty:hidden">
        {lead.viewings.map((viewing) => (
          <ViewingItem
            key={viewing.id}
            viewing={viewing}
            country={lead.country}
            isBusy={isBusy}
            onChange={(change) =>
              save(
                `${lead.id}/viewings/${viewing.id}`,
                { ...change, seen: viewing.sequence },
                { method: "PATCH" },
              )
            }
          />
        ))}
      </ul>
      <CommandResult result={result} message={message} error={error} />
      <Disclosure summary={t("enquiryTexts.addViewing")}>
        <form className="grid gap-4 @lg:grid-cols-2" onSubmit={addViewing} {...typing}>
          <ViewingFields />
          <Button type="submit" className="justify-self-start" isBusy={isBusy}>
            {t("enquiryTexts.addViewing")}
          </Button>
        </form>
      </Disclosure>
      <CalendarFeed />
    </Panel>
  );
}
