/** Leads from one thing to the list it belongs to. Above the heading, and high enough for a thumb. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";

type BackLinkProps = { to: string; children: ReactNode };

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className="-mt-2 mb-2">
      <Link to={to} className={`inline-flex min-h-11 items-center gap-1.5 ${textLinkStyles}`}>
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        {children}
      </Link>
    </p>
  );
}
