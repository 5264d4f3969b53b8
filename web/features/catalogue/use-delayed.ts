/** True a little after something became so; what was so in the server's page is so at once. */
import { useEffect, useState } from "react";
import { useHydrated } from "../../use-hydrated.ts";

export function useDelayed(isSo: boolean, afterMs: number): boolean {
  const isHydrated = useHydrated();
  const [isDelayed, setIsDelayed] = useState(isSo && !isHydrated);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), afterMs);
    return () => clearTimeout(timer);
  }, [isSo, afterMs]);
  return isDelayed;
}
