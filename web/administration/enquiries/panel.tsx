/** One part of an enquiry, with its heading. */
import { type ReactNode, useId } from "react";
import { Card } from "../../components/card.tsx";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={id} className="@container grid gap-4">
        <h2 id={id} className="font-sans text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
