/** The router of one page that is shown once and never left: the server's. */
import { type Place, createHref } from "./addresses.ts";
import { type Router, type RouterState, idle } from "./router-state.ts";

export function createStaticRouter(
  shown: Pick<RouterState, "matches" | "error"> & { location: Place; basename: string },
): Router {
  const { location, matches, error, basename } = shown;
  const state: RouterState = { location, matches, error, navigation: idle };
  return {
    getState: () => state,
    subscribe: () => () => {},
    createHref: (to) => createHref(to, basename),
    navigate: () => Promise.reject(new Error("A page on the server leads nowhere.")),
  };
}
