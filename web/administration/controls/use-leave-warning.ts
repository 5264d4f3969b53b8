/** Asks before a page with unsaved words is left. */
import { useEffect, useId } from "react";

/** The forms of the page with words that nothing keeps. */
const unsaved = new Set<string>();

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** They are saved, or given up: the next page opens without a question. */
export const forgetUnsaved = (): void => unsaved.clear();

/** The frame asks before another page opens, the browser before it closes the page. */
export function useLeaveWarning(isNeeded: boolean): void {
  const form = useId();
  useCloseWarning(isNeeded);
  useEffect(() => {
    if (!isNeeded) return undefined;
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isNeeded, form]);
}

/** For a form that keeps its words as a draft: only closing could be too early for it. */
export function useCloseWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
