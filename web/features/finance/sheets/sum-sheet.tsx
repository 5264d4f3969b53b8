/** A short sum: what falls due, line by line, and in all. */
import type { ReactNode } from "react";
import { Card } from "../../../components/card.tsx";

type SumSheetProps = {
  id: string;
  title: string;
  text: string;
  rows: readonly { label: string; amount: string }[];
  /** `about` is the total in the visitor's currency. */
  total: { label: string; amount: string; about?: string | undefined };
  notes: ReactNode;
};

export function SumSheet({ id, title, text, rows, total, notes }: SumSheetProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-quiet">{text}</p>
      <Card className="mt-6 grid gap-5 p-5 sm:p-8">
        <dl className="grid gap-2">
          {rows.map(({ label, amount }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line/60 pb-2">
              <dt className="text-quiet">{label}</dt>
              <dd className="tabular ml-auto">{amount}</dd>
            </div>
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-1">
            <dt>{total.label}</dt>
            <dd className="tabular ml-auto text-right text-2xl font-semibold text-lamp">{total.amount}</dd>
            {total.about && <dd className="tabular basis-full text-right text-quiet">{total.about}</dd>}
          </div>
        </dl>
        <div className="grid max-w-measure gap-2 text-sm text-quiet">{notes}</div>
      </Card>
    </section>
  );
}
