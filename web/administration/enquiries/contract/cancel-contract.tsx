/** Takes a contract back towards which nothing was paid. It asks why, and the audit log keeps the answer. */
import { useTranslation } from "react-i18next";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import type { LeadCommands } from "../use-lead-commands.ts";

type CancelContractProps = { contract: Contract; commands: LeadCommands };

export function CancelContract({ contract, commands }: CancelContractProps) {
  const { t } = useTranslation("admin");
  const { save, error, isBusy } = commands;
  return (
    <Disclosure summary={t("enquiryTexts.cancelContract")}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get("reason"));
          save(`contracts/${contract.id}/cancellation`, { reason });
        }}
      >
        <p className="text-quiet">{t("enquiryTexts.cancelContractHint")}</p>
        <TextField label={t("enquiryTexts.cancelContractWhy")} name="reason" maxLength={300} required />
        <Button type="submit" className="justify-self-start border-coral text-coral" isBusy={isBusy}>
          {t("enquiryTexts.cancelContractNow")}
        </Button>
        <FailureNotice error={error} />
      </form>
    </Disclosure>
  );
}
