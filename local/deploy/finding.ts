/** The results of a check. */
import type { Step } from "./steps.ts";

/** A deployment with an error does not work. With a warning it works, but something is missing. */
export type Finding = { severity: "ok"; what: string } | Problem;

/** The remedy is the command or click that fixes it. Problems with one remedy have one cause. */
export type Problem = {
  severity: "error" | "warning";
  what: string;
  remedy: string;
  /** The step that has the remedy, if it is not the check's own. */
  step?: Step | undefined;
};

export const ok = (what: string): Finding => ({ severity: "ok", what });
export const error = (what: string, remedy: string, step?: Step): Problem => ({
  severity: "error",
  what,
  remedy,
  step,
});
export const warning = (what: string, remedy: string, step?: Step): Problem => ({
  severity: "warning",
  what,
  remedy,
  step,
});
