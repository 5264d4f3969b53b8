/** Shows the router's page inside the site's frame. Browser and server render the same tree: `useId` depends on it. */
import { type ComponentType, type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { CatchErrors } from "./catch-errors.tsx";
import { NavigationContext, RouterContext, ShownPageContext } from "./router-context.ts";
import type { Router } from "./router-state.ts";

type RouterProviderProps = {
  router: Router;
  /** Surrounds every page. */
  Layout: ComponentType<{ children: ReactNode }>;
  /** Shown in place of a page that failed. */
  ErrorPage: ComponentType;
};

export function RouterProvider({ router, Layout, ErrorPage }: RouterProviderProps) {
  const [state, setState] = useState(router.getState);
  useEffect(() => {
    const follow = () => startTransition(() => setState(router.getState()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, match, error, arrival, navigation } = state;
  // While a page loads, the current one does not render again.
  const shown = useMemo(() => {
    const { Page } = match.route;
    return (
      <ShownPageContext value={{ location, match, error, arrival }}>
        <Layout>
          <CatchErrors location={location} error={error} fallback={<ErrorPage />}>
            {Page && <Page />}
          </CatchErrors>
        </Layout>
      </ShownPageContext>
    );
  }, [location, match, error, arrival, Layout, ErrorPage]);
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>{shown}</NavigationContext>
    </RouterContext>
  );
}
