/** One action: this contract ends and the next one begins, with what moves along as a part of its down payment. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { contractSums } from "../../../../../domain/leads/desk/contract-sums.ts";
import type { Contract, OfferedHome } from "../../../../../domain/leads/desk/lead-details.ts";
import type { ContractTerms } from "../../../../../domain/leads/desk/lead-orders.ts";
import { pattayaDay } from "../../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../../components/controls/button.tsx";
import { TextField } from "../../../../components/controls/text-field.tsx";
import { useMoney } from "../../../../visitor/use-money.ts";
import { CommandResult } from "../../../controls/command-result.tsx";
import { Disclosure } from "../../../controls/disclosure.tsx";
import { useLeadCommands } from "../../use-lead-commands.ts";
import { useNow } from "../../use-now.ts";
import { HomeChooser } from "../home-chooser.tsx";
import { SumList } from "../sum-list.tsx";
import { TermsForm } from "../terms-form.tsx";

type Next = { terms: ContractTerms; instalments: number[] };

export function UpgradeForm({ contract }: { contract: Contract }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const { saveOnce, result, message, error, isBusy } = useLeadCommands();
  const [home, setHome] = useState<OfferedHome | null>(null);
  const [next, setNext] = useState<Next>();
  const happenedOn = pattayaDay(useNow());
  const sums = contractSums(contract, happenedOn);
  if (!sums.isUpgradeOpen) return null;
  const baht = (amount: number) => exact(toSatang(amount));
  const isTooLittle = next !== undefined && next.terms.downPayment < sums.moves;
  const upgrade = (reason: string) =>
    saveOnce(
      `contracts/${contract.id}/upgrade`,
      {
        ...next,
        listingId: home?.id,
        entry: { happenedOn, reason, paid: sums.paid, moved: sums.moves },
      },
      () => setNext(undefined),
    );
  return (
    <Disclosure summary={t("contractTexts.upgrade")}>
      <div className="grid gap-6">
        <p className="text-quiet">{t("contractTexts.upgradeHint")}</p>
        <SumList
          sums={[
            [t("contractTexts.paid"), baht(sums.paid)],
            [t("contractTexts.moved"), baht(sums.moves)],
            [t("contractTexts.notMoved"), baht(sums.notMoved)],
          ]}
        />
        <HomeChooser home={home} onHome={setHome} />
        {home && (
          // Whatever changes is looked at again.
          <div onChange={() => setNext(undefined)}>
            <TermsForm
              key={home.id}
              home={home}
              leastDownPayment={sums.moves}
              submit={t("contractTexts.look")}
              isBusy={false}
              onAgree={(terms, instalments) => setNext({ terms, instalments })}
            />
          </div>
        )}
        {isTooLittle && (
          <p role="alert" className="text-coral">
            {t("contractTexts.upgradeDown", { amount: baht(sums.moves) })}
          </p>
        )}
        {next && !isTooLittle && (
          <form
            className="grid gap-4 rounded-card border border-lamp p-4"
            onSubmit={(event) => {
              event.preventDefault();
              upgrade(String(new FormData(event.currentTarget).get("reason")));
            }}
          >
            <SumList
              sums={[
                [t("contractTexts.moved"), baht(sums.moves)],
                [t("enquiryTexts.downPayment"), baht(next.terms.downPayment)],
                [t("enquiryTexts.monthly"), baht(next.instalments[0] ?? 0)],
              ]}
            />
            <TextField label={t("contractTexts.reason")} name="reason" maxLength={500} required />
            <p className="text-quiet">{t("contractTexts.check")}</p>
            <Button type="submit" className="justify-self-start" isBusy={isBusy}>
              {t("contractTexts.upgradeNow")}
            </Button>
          </form>
        )}
        <CommandResult result={result} message={message} error={error} />
      </div>
    </Disclosure>
  );
}
