/** What a page is shown by: where it is, which route leads there, and how to go elsewhere. */
import type { Location } from "./addresses.ts";
import type { RouteMatch } from "./route.ts";

export type Navigation = { state: "idle"; location?: undefined } | { state: "loading"; location: Location };

export type RouterState = {
  location: Location;
  match: RouteMatch;
  /** What the page's loader or code failed with. */
  error: unknown;
  navigation: Navigation;
};

export type NavigateOptions = { replace?: boolean | undefined };

export type Router = {
  getState: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Where a path of the site, written without its language, is found. */
  createHref: (to: string) => string;
  /** To an address as `createHref` writes it. */
  navigate: (href: string, options?: NavigateOptions) => Promise<void>;
};

export const idle: Navigation = { state: "idle" };
