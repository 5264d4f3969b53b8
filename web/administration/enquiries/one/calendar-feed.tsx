/** Makes the address of the admin's own calendar feed. The address is shown once: only its hash is kept. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";

export function CalendarFeed() {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const [address, setAddress] = useState("");
  const make = () =>
    send(async () => {
      setAddress((await order<{ address: string }>(fetchJson, "calendar-feed")).address);
      return t("enquiryTexts.saved");
    });
  return (
    <Disclosure summary={t("enquiryTexts.feed")}>
      <div className="grid gap-3">
        <p className="text-quiet">{t("enquiryTexts.feedHint")}</p>
        <Button look="quietSmall" className="justify-self-start" isBusy={isBusy} onClick={make}>
          {t("enquiryTexts.makeFeed")}
        </Button>
        {address && (
          <TextField
            label={t("enquiryTexts.feedAddress")}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <CommandResult result={result} message={message} error={error} />
      </div>
    </Disclosure>
  );
}
