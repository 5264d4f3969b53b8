/** Makes a contract: the home, its terms, the schedule as both sides will read it, and then it is entered, once. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails, OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import type { LeadCommands } from "../use-lead-commands.ts";
import { HomeChooser } from "./home-chooser.tsx";
import { TermsForm } from "./terms-form.tsx";

type NewContractProps = { lead: LeadDetails; commands: LeadCommands };

export function NewContract({ lead, commands }: NewContractProps) {
  const { t } = useTranslation("admin");
  const { save, error, isBusy } = commands;
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
                save(
                  `${lead.id}/contract`,
                  { listingId: home.id, terms, instalments },
                  { said: t("enquiryTexts.agreed") },
                )
              }
            />
          )}
        </div>
      </Disclosure>
      <FailureNotice error={error} />
    </>
  );
}
