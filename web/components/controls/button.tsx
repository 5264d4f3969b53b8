/** A button, and a link that looks like one. */
import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { joinClasses } from "../join-classes.ts";
import { Link } from "../../routing/link.tsx";

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook; isBusy?: boolean };

/** A busy button stays focusable and says so. A second press does nothing. */
export function Button({ look = "quiet", isBusy = false, className, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={joinClasses(buttonStyles[look], className)}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: ButtonLook };

export function ButtonLink({ look = "quiet", className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={joinClasses(buttonStyles[look], className)} />;
}
