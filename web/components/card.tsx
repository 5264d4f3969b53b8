/** A raised surface with a hairline border and light from above. */
import type { ReactNode } from "react";
import { joinClasses } from "./join-classes.ts";

type CardProps = { as?: "div" | "article" | "section" | "li"; className?: string; children: ReactNode };

export function Card({ as: Element = "div", className, children }: CardProps) {
  return (
    <Element className={joinClasses("rounded-card border border-line bg-raised shadow-soft", className)}>
      {children}
    </Element>
  );
}
