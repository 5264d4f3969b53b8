/** A question below the buttons that ask it. Whoever leaves it is back at the button that was pressed. */
import { type MouseEvent, useRef, useState } from "react";

export function useQuestion<Subject>() {
  const [asked, setAsked] = useState<Subject>();
  const opener = useRef<HTMLElement>(null);
  return {
    asked,
    /** The second press of the same button takes it back. */
    ask: (subject: Subject, { currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget;
      setAsked(asked === subject ? undefined : subject);
    },
    leave: () => {
      setAsked(undefined);
      opener.current?.focus();
    },
    /** It is answered: the focus goes to the outcome. */
    close: () => setAsked(undefined),
  };
}
