/** A button, and a link that looks like one. */
import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { joinClasses } from "../join-classes.ts";
import { Link } from "../../routing/link.tsx";

type ButtonProps = ComponentProps<"button"> & {
  look?: ButtonLook;
  /** A press is under way. A second one does nothing. */
  isBusy?: boolean;
  /** A press would do nothing. For buttons that their own press turns off: unlike `disabled` it keeps the focus. */
  isOff?: boolean;
};

export function Button({ look = "quiet", isBusy, isOff, className, onClick, ...button }: ButtonProps) {
  const isStill = isBusy || isOff;
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isStill || undefined}
      aria-busy={isBusy || undefined}
      onClick={isStill ? (event) => event.preventDefault() : onClick}
      className={joinClasses(buttonStyles[look], className)}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: ButtonLook };

export function ButtonLink({ look = "quiet", className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={joinClasses(buttonStyles[look], className)} />;
}
