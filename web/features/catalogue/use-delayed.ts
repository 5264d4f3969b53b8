/** True `afterMs` after `isReady` becomes true. In the server's HTML and on the way back it is true at once. */
import { useEffect, useState } from "react";
import { useIsReturn } from "../../routing/router-hooks.ts";
import { useServed } from "../../visitor/use-served.ts";

export function useDelayed(isReady: boolean, afterMs: number): boolean {
  const isServed = useServed();
  const isReturn = useIsReturn();
  const [isDelayed, setIsDelayed] = useState(isReady && (isServed || isReturn));
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), afterMs);
    return () => clearTimeout(timer);
  }, [isReady, afterMs]);
  return isDelayed;
}
