/** How far below the top of its box an element begins, while it is shown. */
import { type RefObject, useLayoutEffect, useState } from "react";

export function useTopOf(element: RefObject<HTMLElement | null>, isShown: boolean): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isShown || !shown) return undefined;
    // It grows when its home has been read.
    const observer = new ResizeObserver(() => setTop(shown.offsetTop));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      setTop(undefined);
    };
  }, [element, isShown]);
  return top;
}
