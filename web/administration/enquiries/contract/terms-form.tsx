/** Enters the contract. It is written with its schedule, once. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { type ContractTerms, termsSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { claims } from "../../../../domain/site/claims.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { CommandResult } from "../../controls/command-result.tsx";
import { Disclosure } from "../../controls/disclosure.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { DatedField } from "../dated-field.tsx";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";

/** Names of the fields, their label, and the smallest step. */
const fields = [
  ["price", "price", "0.01"],
  ["downPayment", "downPayment", "0.01"],
  ["months", "months", "1"],
  ["monthly", "monthly", "0.01"],
  ["upgradeAfterMonths", "upgradeAfter", "1"],
  ["carryOverPercent", "carryOver", "0.01"],
] as const satisfies readonly (readonly [keyof ContractTerms, string, string])[];
const usual: Partial<Record<keyof ContractTerms, string>> = {
  upgradeAfterMonths: String(claims.upgradeAfterMonths),
};

export function TermsForm({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const agree = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const numbers = fields.map(([name]) => [name, Number(typed.get(name))]);
    const terms = v.safeParse(termsSchema, {
      ...Object.fromEntries(numbers),
      startsOn: String(typed.get("startsOn")),
    });
    if (!terms.success) {
      setProblems(
        Object.fromEntries(
          terms.issues.map((issue) => [v.getDotPath(issue) ?? "downPayment", issue.message]),
        ),
      );
      return;
    }
    setProblems({});
    send(async () => {
      await order(fetchJson, `${lead.id}/contract`, terms.output);
      return t("enquiryTexts.agreed");
    });
  };
  return (
    <>
      <p className="text-quiet">{t("enquiryTexts.noContract")}</p>
      <Disclosure summary={t("enquiryTexts.agree")}>
        <form className="grid gap-4 @lg:grid-cols-2" onSubmit={agree}>
          {fields.map(([name, label, step]) => (
            <TextField
              key={name}
              label={t(`enquiryTexts.${label}`)}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              step={step}
              defaultValue={usual[name]}
              error={problems[name]}
              required
            />
          ))}
          <DatedField
            label={t("enquiryTexts.startsOn")}
            name="startsOn"
            within="contractStart"
            error={problems["startsOn"]}
            required
          />
          <Button type="submit" className="self-end justify-self-start" isBusy={isBusy}>
            {t("enquiryTexts.agree")}
          </Button>
        </form>
      </Disclosure>
      <CommandResult result={result} message={message} error={error} />
    </>
  );
}
