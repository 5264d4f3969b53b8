/** Definitions show on hover and focus by CSS; Escape puts one away without moving the pointer (WCAG 1.4.13). */

export function enhanceTerms(root: HTMLElement): () => void {
  const terms = [...root.querySelectorAll<HTMLElement>(".term")];
  const putAway = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    for (const term of terms) term.dataset["dismissed"] = "true";
  };
  document.addEventListener("keydown", putAway);
  for (const term of terms) {
    term.addEventListener("pointerleave", bringBack);
    term.addEventListener("focusout", bringBack);
  }
  return () => {
    document.removeEventListener("keydown", putAway);
    for (const term of terms) {
      term.removeEventListener("pointerleave", bringBack);
      term.removeEventListener("focusout", bringBack);
    }
  };
}

function bringBack(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) delete event.currentTarget.dataset["dismissed"];
}
