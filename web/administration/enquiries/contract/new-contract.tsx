/** Makes a contract: the home, its terms, the schedule as both sides will read it, and then it is entered, once. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails, OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";
import { HomeChooser } from "./home-chooser.tsx";
import { TermsForm } from "./terms-form.tsx";

export function NewContract({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const [home, setHome] = useState<OfferedHome | null>(lead.home);
  return (
    <>
      <p className="text-quiet">{t("enquiryTexts.noContract")}</p>
      <Disclosure summary={t("enquiryTexts.agree")}>
        <div className="grid gap-6">
          <HomeChooser home={home} onHome={setHome} />
          {home && !home.isUnderContract && (
            <TermsForm
              key={home.id}
              home={home}
              isBusy={isBusy}
              onAgree={(terms, instalments) =>
                send(async () => {
                  const contract = { listingId: home.id, terms, instalments };
                  await order(fetchJson, `${lead.id}/contract`, contract);
                  return t("enquiryTexts.agreed");
                })
              }
            />
          )}
        </div>
      </Disclosure>
      <CommandResult result={result} message={message} error={error} />
    </>
  );
}
