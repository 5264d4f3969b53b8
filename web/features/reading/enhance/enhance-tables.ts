/** A table that is wider than the page scrolls in its frame. This makes the frame reachable by keyboard. */

export function enhanceTables(root: HTMLElement): void {
  for (const frame of root.querySelectorAll<HTMLElement>(".table-scroll")) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", frame.dataset["label"] ?? "");
  }
}
