/** The results of a check. */

/** A deployment with an error does not work. With a warning it works, but something is missing. */
export type Finding =
  | { severity: "ok"; what: string }
  /** The remedy is the command or click that fixes it. */
  | { severity: "error" | "warning"; what: string; remedy: string };

export const ok = (what: string): Finding => ({ severity: "ok", what });
export const error = (what: string, remedy: string): Finding => ({ severity: "error", what, remedy });
export const warning = (what: string, remedy: string): Finding => ({ severity: "warning", what, remedy });
