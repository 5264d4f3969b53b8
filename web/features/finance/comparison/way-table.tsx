/** The figures of each way after the last year. */
import { useTranslation } from "react-i18next";
import type { YearEnd } from "../../../../domain/finance/four-ways.ts";
import { Table } from "../../../components/charts/table.tsx";
import { useMoney } from "../../../visitor/use-money.ts";

type WayTableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  ways: readonly { key: string; name: string; byYear: readonly YearEnd[] }[];
};

export function WayTable({ caption, isCaptionHidden = false, ways }: WayTableProps) {
  const { t } = useTranslation("simulator");
  const { plain, inBaht } = useMoney();
  const figuresOf = (end: YearEnd | undefined) =>
    end ? [plain(end.paidOut), plain(end.equity), plain(end.cost)] : [];
  return (
    <Table
      className="max-sm:-mx-3"
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      columns={[
        { label: t("compare.wayHeading") },
        { label: inBaht(t("compare.paid")), isNumber: true },
        { label: t("compare.equity"), isNumber: true },
        { label: t("compare.cost"), isNumber: true },
      ]}
      rows={ways.map(({ key, name, byYear }) => ({ key, cells: [name, ...figuresOf(byYear.at(-1))] }))}
    />
  );
}
