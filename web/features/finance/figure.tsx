/** A figure with its label. The main figure is gold. */
import type { ReactNode } from "react";

type FigureProps = { label: string; value: string; note?: ReactNode; isMain?: boolean };

export function Figure({ label, value, note, isMain = false }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className={`tabular text-xl font-semibold ${isMain ? "text-lamp" : "text-paper"}`}>{value}</dd>
      {note && <dd className="text-sm text-quiet">{note}</dd>}
    </div>
  );
}
