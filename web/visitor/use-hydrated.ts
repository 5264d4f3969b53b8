/** False in the server's HTML and while it is taken over, true ever after: what is the visitor's own waits for it. */
import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
