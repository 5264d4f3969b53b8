/** Calls back when Escape is pressed anywhere on the page. */
import { useEffect, useEffectEvent } from "react";

export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === "Escape" && escape();
    document.addEventListener("keyup", listen);
    return () => document.removeEventListener("keyup", listen);
  }, []);
}
