/** "Sold" as a picture, or as a sign that only screen readers say. */
import { readBadge } from "../../meaning/kind-and-offer.ts";
import { squeeze } from "../parse/element-text.ts";

const longestBadge = 40;

export function drawnBadge(spoken: string | undefined): string | null {
  if (spoken === undefined || spoken === "" || spoken.length > longestBadge) return null;
  const text = squeeze(spoken);
  return readBadge(text) === null ? null : text;
}
