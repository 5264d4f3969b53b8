/** The papers of a contract by name, and where each is kept. */
import { useTranslation } from "react-i18next";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { useTypedWarning } from "../../controls/use-typed-warning.ts";
import { useLeadCommands } from "../use-lead-commands.ts";

export function DocumentList({ contract, mayEnter }: { contract: Contract; mayEnter: boolean }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { add, result, message, error, isBusy } = useLeadCommands();
  const { typing } = useTypedWarning();
  const addDocument = add(`contracts/${contract.id}/documents`, (typed) => ({
    name: String(typed.get("name")),
    keptAt: String(typed.get("keptAt")),
  }));
  if (!mayEnter && contract.documents.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("enquiryTexts.documents")}</h3>
      <ul className="grid gap-2 empty:hidden">
        {contract.documents.map(({ id, name, keptAt, at }) => (
          <li key={id} className="wrap-anywhere">
            {name}
            <span className="block text-sm text-quiet">
              {[formatTime(at, locale), keptAt].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {mayEnter && (
        <Disclosure summary={t("enquiryTexts.addDocument")}>
          <form className="grid gap-4 @lg:grid-cols-2" onSubmit={addDocument} {...typing}>
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
      )}
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}
