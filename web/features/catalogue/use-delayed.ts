/** True `afterMs` after `isReady` becomes true. In the server's HTML and on the way back it is true at once. */
import { useEffect, useState } from "react";
import { useIsNewPage } from "../../routing/router-hooks.ts";

export function useDelayed(isReady: boolean, afterMs: number): boolean {
  const isNewPage = useIsNewPage();
  const [isDelayed, setIsDelayed] = useState(isReady && !isNewPage);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsDelayed(true), afterMs);
    return () => clearTimeout(timer);
  }, [isReady, afterMs]);
  return isDelayed;
}
