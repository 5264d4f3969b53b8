/** How much of the window a phone's keyboard covers, in pixels: browsers do not move what is fixed at the bottom. */
import { useEffect, useState } from "react";

export function useAboveKeyboard(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () =>
      setCovered(Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)));
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, []);
  return covered;
}
