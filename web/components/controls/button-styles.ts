/** The styles of buttons and of links that look like buttons. Never show more than one gold one at a time. */
const base =
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-full text-center font-semibold " +
  "transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";
const usual = `${base} min-h-12 px-6 py-2.5 text-base leading-tight`;
const small = `${base} min-h-10 px-4 py-2 text-sm leading-tight`;
/** Where a visitor's colours replace ours, the border is seen. */
const gold = "border border-transparent bg-lamp text-ink hover:bg-lamp-bright";
const quiet = "border border-edge text-paper hover:border-paper hover:bg-paper/5";
const bare = "text-paper hover:bg-paper/8";

export const buttonStyles = {
  gold: `${usual} ${gold}`,
  quiet: `${usual} ${quiet}`,
  bare: `${usual} ${bare}`,
  goldSmall: `${small} ${gold}`,
  quietSmall: `${small} ${quiet}`,
  bareSmall: `${small} ${bare}`,
} as const;

export type ButtonLook = keyof typeof buttonStyles;

/** A square button that shows one icon. It needs an accessible name. */
export const iconButtonStyles =
  "inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-paper transition-colors hover:bg-paper/8";

/** A link in running text or beside a heading. */
export const textLinkStyles =
  "text-sea underline decoration-sea/40 underline-offset-4 transition-colors hover:text-paper hover:decoration-paper";
