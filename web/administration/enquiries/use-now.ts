/** The present moment, renewed every half minute: countdowns go on while a page stays open. */
import { useEffect, useState } from "react";

const renewMs = 30_000;

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), renewMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
