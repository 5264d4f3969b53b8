/** Links inside a text go through the router, as all others do, and load no page anew. */
import { splitLocale } from "../../../domain/locales.ts";

export function followLinks(root: HTMLElement, navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin) return;
    // A place on a page is found by the browser itself.
    if (link.hash) return;
    event.preventDefault();
    navigate(splitLocale(link.pathname).path + link.search);
  };
  root.addEventListener("click", follow);
  return () => root.removeEventListener("click", follow);
}
