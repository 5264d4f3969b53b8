/** What a page asks its router. */
import { useContext, useMemo } from "react";
import type { Location } from "./addresses.ts";
import { ErrorContext, NavigationContext, useRouter, useShownPage } from "./router-context.ts";
import type { NavigateOptions, Navigation } from "./router-state.ts";

/** Of the page that is shown, without its language. */
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

/** The page that is on its way. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

/** To a path of the site, written without its language. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  return useMemo(() => (to, options) => router.navigate(router.createHref(to), options), [router]);
}

/** On the error page: what failed. */
export function useRouteError(): unknown {
  return useContext(ErrorContext);
}
