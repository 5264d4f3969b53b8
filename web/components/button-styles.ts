/** The looks of a thing to press, for links and buttons alike. Never more than one gold one in view. */
const base =
  "inline-flex min-h-11 items-center justify-center rounded-full px-6 py-2.5 text-base font-semibold transition-colors duration-200";

export const buttonStyles = {
  gold: `${base} bg-lamp text-ink hover:bg-paper`,
  quiet: `${base} border border-line text-paper hover:border-quiet`,
} as const;
