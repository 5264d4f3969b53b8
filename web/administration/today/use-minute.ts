/** The time, updated each minute, so that a countdown moves. Only in the browser. */
import { useEffect, useState } from "react";

const minuteMs = 60_000;

export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
