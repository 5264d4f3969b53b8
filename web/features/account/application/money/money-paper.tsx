/** A receipt, or what was paid in a year with its receipts and what is left: to be printed, in the reader's language. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../../../domain/finance/finance.ts";
import { applicationPath } from "../../../../../domain/leads/enquiry-path.ts";
import type { MyApplication, MyContract } from "../../../../../domain/leads/my-application.ts";
import { textLinkStyles } from "../../../../components/controls/button-styles.ts";
import { Button } from "../../../../components/controls/button.tsx";
import { Skeleton } from "../../../../components/skeleton.tsx";
import { Link } from "../../../../routing/link.tsx";
import { useExactMoney } from "./use-exact-money.ts";
import { useSite } from "../../../../visitor/use-site.ts";
import { FailureNote } from "../../failures/failure-note.tsx";
import { applicationQuery } from "../application-query.ts";
import { useDay, useInstalmentName } from "./use-names.ts";

type MoneyPaperProps = { reference: string; year: string | null; receipt: string | null };

export function MoneyPaper({ reference, year, receipt }: MoneyPaperProps) {
  const { t } = useTranslation("myMoney");
  const site = useSite();
  const { data, error, isPending } = useQuery(applicationQuery(reference));
  const found = data && contractsOf(data).find((contract) => holds(contract, { year, receipt }));
  return (
    <div className="grid max-w-3xl gap-8 pb-24">
      <p className="print:hidden">
        <Link to={applicationPath(reference)} className={textLinkStyles}>
          {t("back")}
        </Link>
      </p>
      <FailureNote error={error} />
      {isPending && <Skeleton className="h-64" />}
      {data && !found && <p>{t("missing")}</p>}
      {found && (
        <article className="grid gap-6">
          <header className="grid gap-2">
            <p className="text-quiet">{[site.business.legalName, reference].filter(Boolean).join(" · ")}</p>
            <h1 className="text-4xl">
              {receipt ? t("receipt", { number: receipt }) : t("statement", { year })}
            </h1>
            {found.home && <p lang={found.home.language}>{found.home.title}</p>}
          </header>
          {receipt ? (
            <Receipt contract={found} receipt={receipt} />
          ) : (
            <Statement contract={found} year={year ?? ""} />
          )}
          <p className="print:hidden">
            <Button onClick={() => window.print()}>{t("print")}</Button>
          </p>
        </article>
      )}
    </div>
  );
}

const contractsOf = ({ contract, earlierContracts }: MyApplication): MyContract[] => [
  ...(contract ? [contract] : []),
  ...earlierContracts,
];

function holds(
  { payments }: MyContract,
  { year, receipt }: Pick<MoneyPaperProps, "year" | "receipt">,
): boolean {
  return payments.some((one) => (receipt ? one.receipt === receipt : one.paidOn.startsWith(`${year}-`)));
}

function Receipt({ contract, receipt }: { contract: MyContract; receipt: string }) {
  const { t } = useTranslation(["myMoney", "myApplication"]);
  const exactMoney = useExactMoney();
  const day = useDay();
  const name = useInstalmentName();
  const payment = contract.payments.find((one) => one.receipt === receipt);
  if (!payment) return null;
  const corrected = contract.payments.find(({ id }) => id === payment.corrects)?.receipt;
  const facts: [string, string][] = [
    [t("received"), exactMoney(toSatang(payment.amount))],
    [t("forWhat"), name(payment.number)],
    [t("paidOn"), day(payment.paidOn)],
    [t("how"), t(`myApplication:contract.method.${payment.method}`)],
  ];
  return (
    <>
      {corrected && <p className="font-semibold">{t("takesBack", { number: corrected })}</p>}
      <Facts facts={facts} />
    </>
  );
}

const sumOf = (payments: MyContract["payments"]) =>
  payments.reduce((sum, { amount }) => sum + toSatang(amount), 0);

function Statement({ contract, year }: { contract: MyContract; year: string }) {
  const { t } = useTranslation(["myMoney", "myApplication"]);
  const exactMoney = useExactMoney();
  const day = useDay();
  const name = useInstalmentName();
  const paid = contract.payments.filter(({ paidOn }) => paidOn.startsWith(`${year}-`));
  const left = [...contract.instalments, ...contract.fees].reduce(
    (sum, due) => sum + toSatang(due.amount) - toSatang(due.paid),
    0,
  );
  const facts: [string, string][] = [
    [t("inYear", { year }), exactMoney(sumOf(paid))],
    [t("before"), exactMoney(sumOf(contract.payments.filter(({ paidOn }) => paidOn < `${year}-01-01`)))],
    ...(contract.endedBy ? [] : [[t("left"), exactMoney(left)] satisfies [string, string]]),
  ];
  return (
    <>
      <Facts facts={facts} />
      <ul className="grid gap-2">
        {paid.map((payment) => (
          <li key={payment.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span>
              {name(payment.number)}
              <span className="block text-sm text-quiet">
                {[
                  day(payment.paidOn),
                  t(`myApplication:contract.method.${payment.method}`),
                  payment.receipt && t("receipt", { number: payment.receipt }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className="tabular">{exactMoney(toSatang(payment.amount))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt className="text-sm text-quiet">{title}</dt>
          <dd className="tabular text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
