/** True `afterMs` after `isReady` becomes true. If it was true in the server's HTML, it is true at once. */
import { useEffect, useState } from "react";
import { useHydrated } from "../../visitor/use-hydrated.ts";

export function useDelayed(isReady: boolean, afterMs: number): boolean {
  const isHydrated = useHydrated();
  const [isDelayed, setIsDelayed] = useState(isReady && !isHydrated);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), afterMs);
    return () => clearTimeout(timer);
  }, [isReady, afterMs]);
  return isDelayed;
}
