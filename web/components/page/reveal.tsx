/**
 * Fades in once, when 10 % of it is 100 px above the bottom of the window. Only JavaScript hides it, and only below
 * the fold. So the server's HTML reads without JavaScript, and nothing in view ever blinks, also on the way back.
 */
import type { ReactNode } from "react";
import { useIsReturn } from "../../routing/router-hooks.ts";

const visibleShare = 0.1;
const bottomMarginPx = 100;

export function Reveal({ children }: { children: ReactNode }) {
  const isReturn = useIsReturn();
  return <div ref={isReturn ? undefined : revealOnce}>{children}</div>;
}

function revealOnce(element: HTMLDivElement | null) {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
  element.dataset["reveal"] = "waiting";
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset["reveal"] = "shown";
      observer.disconnect();
    },
    { threshold: visibleShare, rootMargin: `0px 0px -${bottomMarginPx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
