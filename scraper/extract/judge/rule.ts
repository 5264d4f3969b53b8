/** A rule of judging: the first that holds decides. A reason says why the page is no home; null says that it is one. */
import type { Evidence } from "./evidence.ts";

export type Rule = {
  name: string;
  reason: string | null;
  holds: (evidence: Evidence) => boolean;
};
