/** A drawn area as an address has it; `readDrawnArea` reads it. Apart, because every link to listings may carry one. */
import type { DrawnArea } from "./drawn-area.ts";

export function writeDrawnArea(area: DrawnArea): string {
  return area.flat().join(",");
}
