/** One short fact as a chip. */
import type { ReactNode } from "react";

const tones = {
  quiet: "border-line bg-ink/85 text-paper",
  gold: "border-lamp/60 bg-ink/85 text-lamp",
  sea: "border-sea/60 bg-ink/85 text-sea",
  coral: "border-coral/60 bg-ink/85 text-coral",
} as const;

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode };

export function Badge({ tone = "quiet", className = "", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-xs leading-tight font-medium ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
