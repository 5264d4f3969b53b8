/** The heading of a section, with an optional line of text below it and a link beside it. */
import type { ReactNode } from "react";
import { textLinkStyles } from "../controls/button-styles.ts";
import { Link } from "../../routing/link.tsx";

type SectionHeadingProps = {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  link?: { to: string; label: string };
  className?: string;
};

export function SectionHeading({ id, title, text, link, className = "" }: SectionHeadingProps) {
  return (
    <div
      className={`mb-6 flex items-end justify-between gap-x-5 gap-y-1 max-[22rem]:flex-wrap md:mb-8 ${className}`}
    >
      <div className="grid max-w-3xl gap-3">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {text && <p className="max-w-measure text-lg text-quiet">{text}</p>}
      </div>
      {link && (
        <Link to={link.to} className={`${textLinkStyles} max-w-2/5 shrink-0 py-2 text-right`}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
