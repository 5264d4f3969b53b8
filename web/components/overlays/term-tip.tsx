/**
 * A small button beside a word that says what the word means. The browser's own popover opens it by press, touch and
 * keyboard, closes it by Escape or a press elsewhere, and needs no JavaScript.
 */
import { useId } from "react";

export function TermTip({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <span className="inline-block align-middle font-text">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="inline-grid size-6 cursor-pointer place-items-center rounded-full border border-edge text-xs leading-none text-quiet hover:border-paper hover:text-paper"
      >
        ?
      </button>
      <span id={id} popover="auto" role="note" className="term-tip">
        {text}
      </span>
    </span>
  );
}
