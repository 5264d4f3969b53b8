/** A table of figures. If it is too wide, it scrolls sideways, never the page, and fades at the cut-off edge. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type TableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly { label: string; isNumber?: boolean }[];
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
};

/** Narrow enough for four columns of figures on a phone. */
const cellSpace = "px-1.5 py-3 first:pl-2.5 last:pr-2.5 sm:px-4 sm:first:pl-4 sm:last:pr-4";

export function Table({ caption, isCaptionHidden, columns, rows, className = "" }: TableProps) {
  const { t } = useTranslation("frame");
  const align = (index: number) => (columns[index]?.isNumber ? "tabular text-right" : "text-left");
  return (
    <section
      // Not the bare caption: the surrounding section may have the same name.
      aria-label={t("table", { caption })}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={`overflow-x-auto fading-edge rounded-card border border-line ${className}`}
    >
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className={isCaptionHidden ? "sr-only" : "px-2.5 py-4 text-left text-quiet sm:px-4"}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line bg-raised text-quiet">
            {columns.map((column, index) => (
              <th
                key={column.label}
                scope="col"
                className={`${cellSpace} font-medium hyphens-auto ${align(index)}`}
              >
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
                    className={`${cellSpace} text-left font-normal hyphens-auto`}
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
