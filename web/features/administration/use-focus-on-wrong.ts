/** After a refusal the focus goes to the first field that is wrong; what it is folded into is unfolded before. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** The form, and what to call when something in it was refused. */
export function useFocusOnWrong(): [form: RefObject<HTMLFormElement | null>, refuse: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    wrong?.focus();
  }, [refusals]);
  return [form, () => setRefusals((times) => times + 1)];
}
