/** Sends links inside a text through the router, like all others, so that no page is reloaded. */
import { splitLocale } from "../../../../domain/languages/locales.ts";

export function followLinks(root: HTMLElement, navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin) return;
    // The browser itself scrolls to a fragment.
    if (link.hash) return;
    event.preventDefault();
    navigate(splitLocale(link.pathname).path + link.search);
  };
  root.addEventListener("click", follow);
  return () => root.removeEventListener("click", follow);
}
