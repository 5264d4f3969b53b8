/** A link to a page of the site. The router handles a plain click; the browser handles everything else. */
import type { ComponentProps, MouseEvent } from "react";
import { useRouter } from "./router-context.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path without the language prefix. */
  to: string;
  replace?: boolean;
  keepsPlace?: boolean;
  /** The browser follows it and loads a new document. */
  reloadDocument?: boolean;
};

export function Link({ to, replace, keepsPlace, reloadDocument, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const href = router.createHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event, rest.target)) return;
    const { pathname, search, hash } = event.currentTarget;
    const isThisPage = pathname === window.location.pathname && search === window.location.search;
    // The browser itself scrolls to a place on this page.
    if (isThisPage && hash) return;
    event.preventDefault();
    void router.navigate(href, { replace: replace ?? isThisPage, keepsPlace });
  };
  return (
    <a {...rest} href={href} onClick={reloadDocument ? onClick : follow}>
      {children}
    </a>
  );
}

type Click = Pick<MouseEvent, "button" | "defaultPrevented" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** False for a click that opens another tab or window, or starts a download. */
export function isPlainClick(click: Click, target?: string): boolean {
  const isElsewhere = click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;
  return click.button === 0 && !click.defaultPrevented && !isElsewhere && (!target || target === "_self");
}
