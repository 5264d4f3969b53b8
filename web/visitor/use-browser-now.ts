/** The moment at which this page was opened, in the browser only: the server's HTML is the same at any hour. */
import { useSyncExternalStore } from "react";

let openedAt: Date | undefined;

export function useBrowserNow(): Date | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (openedAt ??= new Date()),
    () => undefined,
  );
}
