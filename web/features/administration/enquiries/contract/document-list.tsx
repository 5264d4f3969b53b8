/** The papers of a contract by name, and where each is kept. */
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../../components/controls/button.tsx";
import { TextField } from "../../../../components/controls/text-field.tsx";
import { useLocale } from "../../../../visitor/use-locale.ts";
import { CommandResult } from "../../command-result.tsx";
import { Disclosure } from "../../disclosure.tsx";
import { formatTime } from "../../format-time.ts";
import { useRunCommands } from "../../use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";

export function DocumentList({ contract }: { contract: Contract }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const form = useRef<HTMLFormElement>(null);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const document = { name: String(typed.get("name")), keptAt: String(typed.get("keptAt")) };
    send(async () => {
      await order(fetchJson, `contracts/${contract.id}/documents`, document);
      form.current?.reset();
      return t("enquiryTexts.saved");
    });
  };
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("enquiryTexts.documents")}</h3>
      <ul className="grid gap-2 empty:hidden">
        {contract.documents.map(({ id, name, keptAt, at }) => (
          <li key={id} className="break-words">
            {name}
            <span className="block text-sm text-quiet">
              {[formatTime(at, locale), keptAt].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      <Disclosure summary={t("enquiryTexts.addDocument")}>
        <form ref={form} className="grid gap-4 @lg:grid-cols-2" onSubmit={add}>
          <TextField
            label={t("enquiryTexts.documentName")}
            hint={t("enquiryTexts.documentHint")}
            name="name"
            maxLength={200}
            required
          />
          <TextField label={t("enquiryTexts.keptAt")} name="keptAt" maxLength={300} />
          <Button type="submit" className="justify-self-start" isBusy={isBusy}>
            {t("enquiryTexts.addDocument")}
          </Button>
        </form>
      </Disclosure>
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}
