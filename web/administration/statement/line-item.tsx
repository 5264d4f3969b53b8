/** One line of the statement: what it says, what it seems to pay and why, and the press that enters it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Satang } from "../../../domain/finance/finance.ts";
import type { PayableContract } from "../../../domain/paying/statement/match-lines.ts";
import type { StatementEntry } from "../../../domain/paying/statement/statement-lines.ts";
import { spreadPayment } from "../../../domain/paying/spread-payment.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";
import { SurplusNote } from "../controls/surplus-note.tsx";
import { useInstalmentName } from "../controls/use-instalment-name.ts";
import { formatTime } from "../controls/format-time.ts";
import { type Certainty, certaintyOf } from "./certainty.ts";
import type { MatchedLine } from "./statement-api.ts";
import { useDay } from "../../visitor/formats/use-day.ts";

const tones = {
  sure: "gold",
  likely: "sea",
  perhaps: "coral",
  none: "quiet",
  known: "quiet",
} as const satisfies Record<Certainty, string>;

type LineItemProps = {
  matched: MatchedLine;
  contracts: readonly PayableContract[];
  isBusy: boolean;
  onEnter: (entry: StatementEntry) => void;
};

export function LineItem({ matched, contracts, isBusy, onEnter }: LineItemProps) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const locale = useLocale();
  const { line, known, proposal, alike } = matched;
  const day = useDay()(line.paidOn);
  const [chosen, setChosen] = useState("");
  const [isAnother, setAnother] = useState(false);
  const contract = contracts.find(({ id }) => id === chosen) ?? proposal?.contract;
  /** The sum of which somebody said that it goes back to the buyer. */
  const [goesBack, setGoesBack] = useState<Satang>();
  const isAsked = alike.some((one) => one.contract === contract?.id);
  // Somebody who chooses another contract pays its oldest instalment first.
  const isProposed = contract !== undefined && contract.id === proposal?.contract.id;
  const { parts, left } = isProposed ? proposal : spreadPayment(line.amount, contract?.owed ?? []);
  // What is left either pays what is not listed, or is more than the whole contract owes.
  const isListed = left === 0 || contract?.owedLater === 0;
  const owed = parts.reduce((sum, { amount }) => sum + amount, 0);
  const nameOf = useInstalmentName();
  const certainty = certaintyOf(matched);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="tabular text-lg font-semibold">{exact(line.amount)}</span>
        <span className="flex items-center gap-3">
          <span className="text-quiet">{day}</span>
          <Badge tone={tones[certainty]}>{t(`statementTexts.states.${certainty}`)}</Badge>
        </span>
      </div>
      {line.text && <p className="text-sm break-words text-quiet">{line.text}</p>}
      {known && (
        <p className="text-sm">
          {t("statementTexts.knownBy", {
            time: formatTime(known.at, locale),
            who: known.by ?? t("statementTexts.somebody"),
          })}
        </p>
      )}
      {!known && line.occurrence > 1 && <p className="text-sm text-coral">{t("statementTexts.doubled")}</p>}
      {alike.length > 0 && (
        <p className="text-sm text-coral">
          {t("statementTexts.byHand", { names: [...new Set(alike.map(({ name }) => name))].join(", ") })}
        </p>
      )}
      {!known && (
        <>
          {contract && (
            <div>
              <p className="font-semibold break-words">
                {[contract.name, contract.home].filter(Boolean).join(" · ")}
              </p>
              <ul className="tabular">
                {parts.map(({ number, amount }) => (
                  <li key={number}>
                    {t("statementTexts.part", { what: nameOf(number), amount: exact(amount) })}
                  </li>
                ))}
              </ul>
              {isProposed && (
                <p className="text-sm text-quiet">
                  {t("statementTexts.why", {
                    reasons: proposal.reasons.map((one) => t(`statementTexts.reasons.${one}`)).join(", "),
                  })}
                </p>
              )}
              {!isListed && (
                <p className="text-sm text-coral">
                  {t("statementTexts.later", { amount: exact(left) })}{" "}
                  <Link to={adminPaths.enquiry(contract.lead)} className={textLinkStyles}>
                    {t("contractTexts.toContract")}
                  </Link>
                </p>
              )}
              {isListed && left > 0 && (
                <SurplusNote
                  owed={owed}
                  surplus={left}
                  checked={goesBack === left}
                  onChange={({ currentTarget }) => setGoesBack(currentTarget.checked ? left : undefined)}
                />
              )}
            </div>
          )}
          {isAsked && (
            <Checkbox
              label={t("statementTexts.isAnother")}
              checked={isAnother}
              onChange={({ currentTarget }) => setAnother(currentTarget.checked)}
            />
          )}
          <div className="flex flex-wrap items-end gap-3">
            {contracts.length > 0 && (
              <SelectField
                className="min-w-0 grow basis-60"
                label={t("statementTexts.contract")}
                value={contract?.id ?? ""}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                options={[
                  ...(contract ? [] : [{ value: "", label: t("statementTexts.choose") }]),
                  ...contracts.map(({ id, name, paymentCode }) => ({
                    value: id,
                    label: `${name} · ${paymentCode}`,
                  })),
                ]}
              />
            )}
            <Button
              isBusy={isBusy}
              disabled={
                !contract ||
                parts.length === 0 ||
                !isListed ||
                (left > 0 && goesBack !== left) ||
                (isAsked && !isAnother)
              }
              aria-label={t("statementTexts.enterOf", { amount: exact(line.amount), day })}
              onClick={() => {
                if (!contract) return;
                const { paidOn, amount, text, occurrence } = line;
                const entry = { paidOn, amount, text, occurrence, contract: contract.id, parts, isAnother };
                onEnter(left > 0 ? { ...entry, surplus: left } : entry);
              }}
            >
              {t("statementTexts.enter")}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
