/** The current value of a field, including what was typed before hydration. */
import { useCallback, useSyncExternalStore } from "react";

export function useTypedValue(id: string): string {
  const listen = useCallback((onChange: () => void) => {
    document.addEventListener("input", onChange);
    return () => document.removeEventListener("input", onChange);
  }, []);
  return useSyncExternalStore(
    listen,
    () => {
      const field = document.getElementById(id);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      return isField ? field.value : "";
    },
    () => "",
  );
}
