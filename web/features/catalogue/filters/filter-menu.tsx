/**
 * A filter of several choices that opens below its button, and in the sheet of phones in its place. It needs no
 * JavaScript; with it, a press beside it or Escape closes it.
 */
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

type FilterMenuProps = {
  label: string;
  /** What is chosen, in words. */
  chosen: string;
  children: ReactNode;
};

export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (!menu.current?.open || !matchMedia("(width >= 48rem)").matches) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isBeside = event instanceof PointerEvent && !event.composedPath().includes(menu.current);
      if (isEscape) menu.current.querySelector("summary")?.focus();
      if (isEscape || isBeside) menu.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details ref={menu} name="filter-menu" className="group relative">
      <summary className="grid list-none gap-1.5 [&::-webkit-details-marker]:hidden">
        <span className="text-sm font-medium">{label}</span>
        <span className="flex min-h-12 items-center justify-between gap-2 rounded-field border border-edge bg-night px-3.5 hover:border-quiet">
          <span className="truncate">{chosen}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="pt-3 md:absolute md:top-full md:left-0 md:z-20 md:mt-2 md:w-md md:rounded-card md:border md:border-line md:bg-raised md:p-4 md:shadow-soft">
        {children}
      </div>
    </details>
  );
}
