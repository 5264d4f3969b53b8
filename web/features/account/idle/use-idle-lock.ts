/** Whether the administration waits for the password again, and how to tell that it was right. */
import { useEffect, useRef, useState } from "react";
import { activityKey, type IdleClock, openIdleClock } from "./idle-clock.ts";

const lookEveryMs = 10_000;
const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

export function useIdleLock(session: string): { isLocked: boolean; unlock: () => void } {
  const [isLocked, setIsLocked] = useState(false);
  const clock = useRef<IdleClock>(undefined);
  useEffect(() => {
    const opened = openIdleClock(window.localStorage, session, Date.now());
    clock.current = opened;
    const look = () => setIsLocked(opened.isLocked(Date.now()));
    const onActivity = () => {
      opened.note(Date.now());
      look();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === activityKey || key === null) look();
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    for (const name of activities)
      window.addEventListener(name, onActivity, { capture: true, passive: true });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("storage", onStorage);
    return () => {
      clearInterval(timer);
      for (const name of activities) window.removeEventListener(name, onActivity, { capture: true });
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("storage", onStorage);
    };
  }, [session]);
  return {
    isLocked,
    unlock: () => {
      clock.current?.restart(Date.now());
      setIsLocked(false);
    },
  };
}
