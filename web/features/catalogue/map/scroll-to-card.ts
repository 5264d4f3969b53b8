/** Brings a home's card into view where the list is beside the map. False if there is none. */
const listIsBeside = "(min-width: 80rem)";

export function scrollToCard(slug: string): boolean {
  const card = document.querySelector(`[data-home="${CSS.escape(slug)}"]`);
  if (!card || !matchMedia(listIsBeside).matches) return false;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  card.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
  return true;
}
