/**
 * A part of a page that hydrates apart from the rest: in a task of its own, and before the others when the visitor
 * presses something in it. Without it one press makes React hydrate the whole page before it answers.
 */
import { type ReactNode, Suspense } from "react";

export function Apart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
