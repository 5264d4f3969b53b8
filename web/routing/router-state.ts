/** What a page is shown by: where it is, which routes lead there, and how to go elsewhere. */
import type { Place } from "./addresses.ts";
import type { RouteMatch } from "./match-routes.ts";

export type RouterState = {
  location: Place;
  matches: RouteMatch[];
  /** What the page's loader or code failed with. */
  error: unknown;
  navigation: { state: "idle" | "loading"; location?: Place };
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

export const idle = { state: "idle" } as const;
