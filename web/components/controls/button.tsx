/** A button, and a link that looks like one. */
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { joinClasses } from "./join-classes.ts";

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook; isBusy?: boolean };

/** A busy button stays focusable and says so; a second press does nothing. */
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
