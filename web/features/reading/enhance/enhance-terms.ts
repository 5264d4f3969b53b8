/** CSS shows definitions on hover and focus. Escape dismisses them without moving the pointer (WCAG 1.4.13). */

export function enhanceTerms(root: HTMLElement): () => void {
  const terms = [...root.querySelectorAll<HTMLElement>(".term")];
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    for (const term of terms) term.dataset["dismissed"] = "true";
  };
  document.addEventListener("keydown", dismiss);
  for (const term of terms) {
    term.addEventListener("pointerleave", restore);
    term.addEventListener("focusout", restore);
  }
  return () => {
    document.removeEventListener("keydown", dismiss);
    for (const term of terms) {
      term.removeEventListener("pointerleave", restore);
      term.removeEventListener("focusout", restore);
    }
  };
}

function restore(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) delete event.currentTarget.dataset["dismissed"];
}
