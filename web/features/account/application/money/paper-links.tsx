/** Links to the printable pages: a statement for each year with a payment, and each receipt. */
import { useTranslation } from "react-i18next";
import { formatYear } from "../../../../../domain/languages/format-date.ts";
import type { MyContract } from "../../../../../domain/leads/my-application.ts";
import { textLinkStyles } from "../../../../components/controls/button-styles.ts";
import { Link } from "../../../../routing/link.tsx";
import { statementYears } from "../../../../papers/money-paper-address.ts";
import { paths } from "../../../../routing/paths.ts";
import { useLocale } from "../../../../visitor/use-locale.ts";

const addressOf = (paper: Record<string, string>) => `${paths.myApplication}?${new URLSearchParams(paper)}`;

type OfContract = { contract: string; reference: string };

type ReceiptLinkProps = OfContract & { receipt: string; isCorrection: boolean };

export function ReceiptLink({ receipt, isCorrection, ...of }: ReceiptLinkProps) {
  const { t } = useTranslation("myMoney");
  return (
    <Link
      to={addressOf({ ...of, receipt })}
      className={`${textLinkStyles} inline-flex min-h-6 items-center text-sm`}
    >
      {t(isCorrection ? "correction" : "receipt", { number: receipt })}
    </Link>
  );
}

export function StatementLinks({ contract, reference }: { contract: MyContract; reference: string }) {
  const { t } = useTranslation("myMoney");
  const locale = useLocale();
  const years = statementYears(contract);
  if (years.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t("statements")}</h3>
      <ul className="flex flex-wrap gap-4">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={addressOf({ reference, contract: contract.id, year })}
              className={`${textLinkStyles} inline-flex min-h-6 items-center`}
            >
              {t("statement", { year: formatYear(Number(year), locale) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
