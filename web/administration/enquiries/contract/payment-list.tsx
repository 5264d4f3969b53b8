/** Every payment and every correction, as they were entered. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { formatDay, formatYear } from "../../../../domain/languages/format-date.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import type { Correction } from "../../../../domain/leads/desk/lead-orders.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { statementYears } from "../../../papers/money-paper-address.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { TakeBack } from "../../questions/take-back.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";

type Payment = Contract["payments"][number];

export function PaymentList({ contract, mayEnter }: { contract: Contract; mayEnter: boolean }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { save, result, message, error, isBusy } = useLeadCommands();
  const corrections = new Map(contract.payments.map((payment) => [payment.corrects, payment]));
  const standing = contract.payments.filter(
    (payment) => mayBeCorrected(payment) && !corrections.has(payment.id),
  );
  if (contract.payments.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("enquiryTexts.payments")}</h3>
      <ul className="grid gap-3">
        {contract.payments.map((payment) => (
          <PaymentItem
            key={payment.id}
            contract={contract.id}
            payment={payment}
            correction={corrections.get(payment.id)}
            correctable={
              mayEnter && standing.includes(payment)
                ? standing.filter(({ arrival }) => arrival === payment.arrival)
                : []
            }
            isBusy={isBusy}
            onCorrect={(correction) => save(`payments/${payment.id}/correction`, correction)}
            onCorrectAll={(correction) => save(`payments/${payment.id}/arrival/correction`, correction)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-4">
        {statementYears(contract).map((year) => (
          <PaperLink key={year} to={adminPaths.moneyPaper(contract.id, { year })}>
            {t("contractTexts.statement", { year: formatYear(Number(year), locale) })}
          </PaperLink>
        ))}
      </p>
      <CommandResult result={result} message={message} error={error} />
    </div>
  );
}

const mayBeCorrected = ({ corrects, method }: Payment) => corrects === null && method !== "carried";

function PaperLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${textLinkStyles} inline-flex min-h-6 items-center text-sm`}>
      {children}
    </Link>
  );
}

type PaymentItemProps = {
  contract: string;
  payment: Payment;
  /** What took it back. */
  correction: Payment | undefined;
  /** It and what arrived with it, as far as they stand. Empty where it cannot be taken back. */
  correctable: Payment[];
  isBusy: boolean;
  onCorrect: (correction: Correction) => void;
  onCorrectAll: (correction: Correction) => void;
};

function PaymentItem(props: PaymentItemProps) {
  const { contract, payment, correction, correctable, isBusy, onCorrect, onCorrectAll } = props;
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { exact } = useMoney();
  const name = useInstalmentName();
  const Amount = correction ? "s" : "span";
  const facts = [
    payment.corrects && t("enquiryTexts.correction"),
    name(payment.number),
    formatDay(payment.paidOn, locale),
    t(`enquiryTexts.methods.${payment.method}`),
    payment.currency &&
      t("paymentTexts.sentAt", {
        amount: payment.foreignAmount,
        currency: payment.currency,
        rate: payment.bahtPerUnit,
      }),
    payment.surplus && t("paymentTexts.surplus", { amount: exact(toSatang(payment.surplus)) }),
    payment.note,
  ];
  return (
    <li className="grid gap-2 border-l-2 border-line pl-3">
      <p className="min-w-0 wrap-anywhere">
        <Amount className={`tabular font-semibold ${correction ? "text-quiet" : ""}`}>
          {exact(toSatang(payment.amount))}
        </Amount>
        <span className="block text-sm text-quiet">{facts.filter(Boolean).join(" · ")}</span>
        {correction && (
          <span className="block text-sm font-semibold">
            {correction.receipt
              ? t("contractTexts.takenBackBy", { number: correction.receipt })
              : t("contractTexts.takenBack")}
          </span>
        )}
        {payment.receipt && (
          <PaperLink to={adminPaths.moneyPaper(contract, { receipt: payment.receipt })}>
            {t(payment.corrects ? "contractTexts.correction" : "contractTexts.receipt", {
              number: payment.receipt,
            })}
          </PaperLink>
        )}
      </p>
      {correctable.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <TakeBack paidOn={payment.paidOn} isBusy={isBusy} onTakeBack={onCorrect} />
          {correctable.length > 1 && (
            <TakeBack
              paidOn={payment.paidOn}
              whole={{
                label: t("paymentTexts.takeAllBack"),
                question: t("paymentTexts.takeAllBackAsk", {
                  amount: exact(correctable.reduce((sum, { amount }) => sum + toSatang(amount), 0)),
                  parts: correctable.length,
                }),
              }}
              isBusy={isBusy}
              onTakeBack={onCorrectAll}
            />
          )}
        </div>
      )}
    </li>
  );
}
