/** A panel under the header: a native popover, which opens and closes without JavaScript. */
import type { ReactNode } from "react";

type PanelProps = { id: string; label: string; onOpen?: () => void; children: ReactNode };

export function Panel({ id, label, onOpen, children }: PanelProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={label}
      onToggle={({ newState }) => newState === "open" && onOpen?.()}
      className="fixed inset-[var(--header-height)_0_auto] m-0 max-h-[calc(100dvh-var(--header-height))] w-full max-w-none overflow-y-auto border-b border-line bg-ink text-paper shadow-soft"
    >
      <div className="page-columns py-8 md:py-12">
        <div>{children}</div>
      </div>
    </dialog>
  );
}
