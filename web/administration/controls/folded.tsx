/** A part of a form that most admins never need. While closed, a line says which settings apply. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldedProps = { title: string; summary?: string; isOpen?: boolean; children: ReactNode };

export function Folded({ title, summary, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-raised">
      <summary className="flex cursor-pointer items-center justify-between gap-4 rounded-card p-5">
        <span className="grid gap-0.5">
          <span className="font-semibold">{title}</span>
          {summary && <span className="text-sm text-quiet group-open:hidden">{summary}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-quiet transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 p-5 pt-1">{children}</div>
    </details>
  );
}
