/** The router's state, for pages and components. */
import { useContext, useMemo } from "react";
import type { Location } from "./addresses.ts";
import { ErrorContext, NavigationContext, useRouter, useShownPage } from "./router-context.ts";
import type { NavigateOptions, Navigation } from "./router-state.ts";

/** The current page's address, without the language prefix. */
export function useLocation(): Location {
  return useShownPage().location;
}

export function useParams(): Record<string, string> {
  return useShownPage().match.params;
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The page that is loading. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

/** Goes to a path of the site, given without the language prefix. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  return useMemo(() => (to, options) => router.navigate(router.createHref(to), options), [router]);
}

/** True when a link led here: not for the page that the server rendered, nor on the way back. */
export function useIsNewPage(): boolean {
  return useShownPage().arrival.show === "start";
}

/** True when Back or Forward led here. Then parts that were seen before show at once. */
export function useIsReturn(): boolean {
  return useShownPage().arrival.show === "place";
}

/** The error, on the error page. */
export function useRouteError(): unknown {
  return useContext(ErrorContext);
}
