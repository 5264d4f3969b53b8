/** Links inside a text go through the router, as all others do: no page is loaded anew. */
import { splitLocale } from "../../../domain/locales.ts";

export function followLinks(root: HTMLElement, navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin) return;
    const isOnThisPage = link.pathname === window.location.pathname && link.hash !== "";
    if (isOnThisPage) return;
    event.preventDefault();
    navigate(splitLocale(link.pathname).path + link.search + link.hash);
  };
  root.addEventListener("click", follow);
  return () => root.removeEventListener("click", follow);
}
