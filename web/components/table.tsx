/** A table of figures that scrolls sideways inside itself, never the page. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type TableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly { label: string; isNumber?: boolean }[];
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Four columns of figures fit a phone. */
const cellSpace = "px-2 py-3 first:pl-3 last:pr-3 sm:px-4";

export function Table({ caption, isCaptionHidden, columns, rows }: TableProps) {
  const { t } = useTranslation();
  const align = (index: number) => (columns[index]?.isNumber ? "tabular text-right" : "text-left");
  return (
    <section
      // Not the bare caption: the section around it may have the same name.
      aria-label={t("frame.table", { caption })}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className={isCaptionHidden ? "sr-only" : "px-3 py-4 text-left text-quiet sm:px-4"}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line bg-raised text-quiet">
            {columns.map((column, index) => (
              <th key={column.label} scope="col" className={`${cellSpace} font-medium ${align(index)}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line/60 last:border-0">
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]?.label}
                    scope="row"
                    className={`${cellSpace} text-left font-normal`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]?.label} className={`${cellSpace} ${align(index)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
