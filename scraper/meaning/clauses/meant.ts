/** The answer about one figure: its role, and its value where that is not the figure itself. */
import type { Role } from "./reading.ts";

export type Meant = { role: Role | null; value?: number | string; isNamed: boolean };

export const nothing: Meant = { role: null, isNamed: false };

export function sure(role: Role, value?: number | string): Meant {
  return value === undefined ? { role, isNamed: true } : { role, value, isNamed: true };
}

/** No word names it: its size or its currency says so. */
export function likely(role: Role): Meant {
  return { role, isNamed: false };
}
