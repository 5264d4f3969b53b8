/** False on the server and during hydration, true afterwards. Anything specific to the visitor waits for it. */
import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
