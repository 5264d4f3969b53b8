/** What stands in a field of the page, also what was typed before this code was there to hear of it. */
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
      return field instanceof HTMLInputElement ? field.value : "";
    },
    () => "",
  );
}
