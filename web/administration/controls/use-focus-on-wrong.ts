/**
 * After a refusal, unfolds the section of the first invalid field and moves the focus to the field. Where no field is
 * marked, what the form says of it comes into view.
 */
import { type RefObject, useEffect, useRef, useState } from "react";

/** Returns the form's ref, and a function to call after a refusal. */
export function useFocusOnWrong(): [form: RefObject<HTMLFormElement | null>, refuse: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const fold = wrong?.closest("details");
    if (fold) fold.open = true;
    if (wrong) wrong.focus();
    else form.current?.querySelector("[data-problem]")?.scrollIntoView({ block: "center" });
  }, [refusals]);
  return [form, () => setRefusals((times) => times + 1)];
}
