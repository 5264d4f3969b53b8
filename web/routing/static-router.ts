/** The server's router: it shows one page once. */
import { createHref } from "./addresses.ts";
import { type Router, type RouterState, idle } from "./router-state.ts";

export function createStaticRouter(
  shown: Omit<RouterState, "navigation">,
  { basename }: { basename: string },
): Router {
  const state: RouterState = { ...shown, navigation: idle };
  return {
    getState: () => state,
    subscribe: () => () => {},
    createHref: (to) => createHref(to, basename),
    navigate: () => Promise.reject(new Error("A page on the server leads nowhere.")),
    setMayLeave: () => {},
  };
}
