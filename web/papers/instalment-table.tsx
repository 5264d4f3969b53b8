/** The schedule of a contract: what is due when, and how much of it is paid. */
import { toSatang } from "../../domain/finance/finance.ts";
import type { Contract } from "../../domain/leads/desk/lead-details.ts";
import { useDay } from "../visitor/formats/use-day.ts";
import { useMoney } from "../visitor/use-money.ts";

type InstalmentTableProps = Pick<Contract, "instalments"> & {
  heads: readonly [due: string, amount: string, paid: string];
  nameOf: (number: number) => string;
};

export function InstalmentTable({ instalments, heads: [due, ...sums], nameOf }: InstalmentTableProps) {
  const day = useDay();
  const { exact } = useMoney();
  return (
    <table className="tabular w-full text-left">
      <thead className="text-quiet">
        <tr>
          <th scope="col">{due}</th>
          {sums.map((sum) => (
            <th key={sum} scope="col" className="text-right">
              {sum}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instalments.map(({ number, dueOn, amount, paid }) => (
          <tr key={number} className="border-t border-line">
            <th scope="row" className="py-2 font-normal">
              {nameOf(number)}
              <span className="block text-quiet">{day(dueOn)}</span>
            </th>
            <td className="text-right">{exact(toSatang(amount))}</td>
            <td className={`text-right ${paid >= amount ? "text-lamp" : ""}`}>{exact(toSatang(paid))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
