/**
 * Whether the server rendered this part. The answer never changes, unlike that of `useHydrated`: a part that only asks
 * where its HTML came from does not render a second time.
 */
import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

export function useServed(): boolean {
  const [{ onServer, inBrowser }] = useState(makeStore);
  return useSyncExternalStore(never, inBrowser, onServer);
}

/** React asks for the server's answer on the server and while it hydrates, and keeps asking for the browser's after. */
function makeStore() {
  let isServed = false;
  return {
    onServer: () => {
      isServed = true;
      return isServed;
    },
    inBrowser: () => isServed,
  };
}
