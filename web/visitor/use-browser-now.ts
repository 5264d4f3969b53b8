/** When this page was opened. Only in the browser: the server's HTML is the same at any time. */
import { useSyncExternalStore } from "react";

let openedAt: Date | undefined;

export function useBrowserNow(): Date | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (openedAt ??= new Date()),
    () => undefined,
  );
}
