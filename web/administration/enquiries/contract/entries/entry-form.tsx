/** Enters what happened to a contract: what is typed, then its sums, then a second press. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { contractSums } from "../../../../../domain/leads/desk/contract-sums.ts";
import type { EntryKind } from "../../../../../domain/leads/desk/contract-entry.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { pattayaDay } from "../../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../../components/controls/button.tsx";
import { SelectField } from "../../../../components/controls/select-field.tsx";
import { TextArea } from "../../../../components/controls/text-area.tsx";
import { CommandResult } from "../../../controls/command-result.tsx";
import { Disclosure } from "../../../controls/disclosure.tsx";
import { useTypedWarning } from "../../../controls/use-typed-warning.ts";
import { DatedField } from "../../dated-field.tsx";
import { useLeadCommands } from "../../use-lead-commands.ts";
import { useNow } from "../../use-now.ts";
import { EntryFields } from "./entry-fields.tsx";
import { EntryPreview } from "./entry-preview.tsx";
import { possibleKinds } from "./possible-kinds.ts";
import { type TypedEntry, readEntry } from "./read-entry.ts";

export function EntryForm({ contract }: { contract: Contract }) {
  const { t } = useTranslation("admin");
  const { saveOnce, result, message, error, isBusy } = useLeadCommands();
  const { typing, forget: forgetTyped } = useTypedWarning();
  const kinds = possibleKinds(contract);
  const [chosen, setChosen] = useState<EntryKind>();
  const today = pattayaDay(useNow());
  const [day, setDay] = useState(today);
  const [looked, setLooked] = useState<TypedEntry>();
  const [isImpossible, setIsImpossible] = useState(false);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];
  if (!kind) return null;
  const sums = contractSums(contract, day);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = readEntry(kind, new FormData(event.currentTarget), contract, sums);
    setIsImpossible(!entry);
    setLooked(entry);
  };
  const forget = () => setLooked(undefined);
  const onEntered = () => {
    forget();
    forgetTyped();
  };
  return (
    <Disclosure summary={t("contractTexts.add")}>
      {/* Stays mounted while its sums are looked at, so that nothing has to be typed again. */}
      <form className="grid gap-4 @lg:grid-cols-2" onSubmit={look} hidden={looked !== undefined} {...typing}>
        <SelectField
          label={t("contractTexts.kind")}
          value={kind}
          onChange={({ currentTarget }) => setChosen(kinds.find((one) => one === currentTarget.value))}
          options={kinds.map((value) => ({ value, label: t(`contractTexts.kinds.${value}`) }))}
        />
        <DatedField
          label={t("contractTexts.happenedOn")}
          name="happenedOn"
          within="paidOn"
          // Before it starts, the database knows since when there is a contract.
          min={contract.startsOn < today ? contract.startsOn : undefined}
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          required
        />
        <EntryFields key={kind + day} kind={kind} contract={contract} sums={sums} day={day} />
        <TextArea
          className="@lg:col-span-2"
          label={t("contractTexts.reason")}
          name="reason"
          maxLength={500}
          rows={2}
          required
        />
        {isImpossible && (
          <p role="alert" className="text-coral @lg:col-span-2">
            {t("contractTexts.impossible")}
          </p>
        )}
        <Button type="submit" className="justify-self-start">
          {t("contractTexts.look")}
        </Button>
      </form>
      {looked && (
        <div className="grid gap-4 rounded-card border border-lamp p-4">
          <EntryPreview entry={looked} sums={sums} />
          <p className="text-quiet">{t("contractTexts.check")}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              isBusy={isBusy}
              onClick={() => saveOnce(`contracts/${contract.id}/entries`, looked, onEntered)}
            >
              {t("contractTexts.enter")}
            </Button>
            <Button look="quietSmall" onClick={forget}>
              {t("contractTexts.back")}
            </Button>
          </div>
        </div>
      )}
      <CommandResult result={result} message={message} error={error} />
    </Disclosure>
  );
}
