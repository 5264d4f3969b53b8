/**
 * What a page can be without for a moment and what needs JavaScript: neither the server nor the first render has it. It
 * comes in a second render, which React does in steps, so that the visitor's input can come between.
 */
import { type ReactNode, useDeferredValue } from "react";

type LaterProps = {
  children: ReactNode;
  /** Keeps the place, where something beside it would move. */
  before?: ReactNode;
};

export function Later({ children, before = null }: LaterProps) {
  return useDeferredValue(true, false) ? children : before;
}
