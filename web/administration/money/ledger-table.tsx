/** One line a contract or a home. Where there is little room each line is a card. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { LedgerRow, ledgerGroups } from "../../../domain/ledger.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useMoney } from "../../visitor/use-money.ts";
import { useDay } from "../../visitor/formats/use-day.ts";

type LedgerTableProps = { rows: readonly LedgerRow[]; by: (typeof ledgerGroups)[number] };

export function LedgerTable({ rows, by }: LedgerTableProps) {
  const { t } = useTranslation("admin");
  const heads = ["price", "paid", "owed", "late", "nextOn"] as const;
  return (
    <div className="@container">
      <table className="tabular block w-full text-left @2xl:table">
        <thead className="sr-only text-sm text-quiet @2xl:not-sr-only @2xl:table-header-group">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {t(`moneyTexts.${by}`)}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pl-4 text-right font-normal">
                {t(`moneyTexts.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @2xl:table-row-group">
          {rows.map((row, index) => (
            <Line key={`${row.id ?? ""} ${index}`} row={row} by={by} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, by }: { row: LedgerRow; by: LedgerTableProps["by"] }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const day = useDay();
  const { id, name, reference, home, contracts, days, missed, late, toReturn, moved, ending } = row;
  const title = by === "buyer" ? name : (home ?? t("moneyTexts.noHome"));
  const to = id && (by === "buyer" ? adminPaths.enquiry(id) : adminPaths.listing(id));
  const facts =
    by === "buyer"
      ? [home, reference, ending && t(`contractTexts.kinds.${ending}`)]
      : [t("moneyTexts.contracts", { count: contracts })];
  const cells = [
    ["price", exact(toSatang(row.price))],
    ["paid", exact(toSatang(row.paid))],
    ["owed", exact(toSatang(row.owed))],
    ["late", exact(toSatang(late))],
    ["nextOn", row.nextOn ? day(row.nextOn) : "–"],
  ] as const;
  return (
    <tr className="block border-t border-line py-3 @2xl:table-row @2xl:py-0">
      <th scope="row" className="block pb-2 font-normal @2xl:table-cell @2xl:py-2.5">
        {to ? (
          <Link to={to} className={`${textLinkStyles} inline-block min-h-6`}>
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="block text-sm text-quiet">{facts.filter(Boolean).join(" · ")}</span>
        {moved > 0 && (
          <span className="block text-sm text-quiet">
            {t("moneyTexts.moved")}: {exact(toSatang(moved))}
          </span>
        )}
        {toReturn > 0 && (
          <span className="block text-sm font-semibold text-coral">
            {t("moneyTexts.toReturn")}: {exact(toSatang(toReturn))}
          </span>
        )}
        {days !== null && (
          <span className="block text-sm font-semibold text-coral">
            {[t("moneyTexts.days", { count: days }), missed > 0 && t("moneyTexts.missed", { count: missed })]
              .filter(Boolean)
              .join(" · ")}
          </span>
        )}
      </th>
      {cells.map(([cell, words]) => (
        <td
          key={cell}
          className="flex justify-between gap-4 @2xl:table-cell @2xl:pl-4 @2xl:text-right @2xl:align-top @2xl:py-2.5"
        >
          <span className="text-sm text-quiet @2xl:hidden">{t(`moneyTexts.${cell}`)}</span>
          <span className={cell === "late" && late > 0 ? "font-semibold text-coral" : ""}>{words}</span>
        </td>
      ))}
    </tr>
  );
}
