/** A summary that unfolds into details. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; onToggle?: (isOpen: boolean) => void; children: ReactNode };

export function Disclosure({ summary, onToggle, children }: DisclosureProps) {
  return (
    <details className="group text-sm" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-1.5 py-1.5 hover:text-lamp">
        <ChevronDown
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform group-open:rotate-0 motion-reduce:transition-none"
        />
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
