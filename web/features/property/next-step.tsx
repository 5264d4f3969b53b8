/** A next step that opens in its place, one at a time. It needs no JavaScript, and a link to what is in it opens it. */
import { type ReactNode, useEffect, useRef } from "react";
import { type ButtonLook, buttonStyles } from "../../components/controls/button-styles.ts";
import { useLocation } from "../../routing/router-hooks.ts";

type NextStepProps = {
  id: string;
  label: string;
  look: ButtonLook;
  /** A form of it was sent without JavaScript and came back. */
  isOpenAtFirst: boolean;
  children: ReactNode;
};

export function NextStep({ id, label, look, isOpenAtFirst, children }: NextStepProps) {
  const step = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (step.current && hash === `#${id}`) step.current.open = true;
  }, [hash, id]);
  return (
    <details ref={step} name="next-step" {...(isOpenAtFirst && { open: true })}>
      <summary className={`${buttonStyles[look]} w-full list-none [&::-webkit-details-marker]:hidden`}>
        {label}
      </summary>
      <div id={id} className="scroll-mt-28 pt-5 pb-2">
        {children}
      </div>
    </details>
  );
}
