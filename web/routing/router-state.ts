/** The router's state and actions. */
import type { Location } from "./addresses.ts";
import type { RouteMatch } from "./route.ts";

export type Navigation = { state: "idle"; location?: undefined } | { state: "loading"; location: Location };

/** Where a page is first shown: at its top, at its address's fragment, where it was already, or at a kept place. */
export type Arrival =
  | { show: "start" }
  | { show: "same" }
  | { show: "place"; restore: ShowPlace | undefined };

/** Shows a kept place. What it answers ends that. */
type ShowPlace = () => () => void;

/** The places of the pages that were left. */
export type KeptPlaces = {
  /** Called before the page changes. */
  keep: (key: string) => void;
  find: (key: string) => ShowPlace | undefined;
};

export type RouterState = {
  location: Location;
  match: RouteMatch;
  /** The error of the page's loader or code. */
  error: unknown;
  arrival: Arrival;
  navigation: Navigation;
};

export type NavigateOptions = {
  replace?: boolean | undefined;
  /** The window does not scroll, because the part that the visitor changed is in view. */
  keepsPlace?: boolean | undefined;
};

/** Answers false to stay here. `goOn` leaves all the same. */
export type MayLeave = (goOn: () => void) => boolean;

export type Router = {
  getState: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  /** The address of a path that is given without the language prefix. */
  createHref: (to: string) => string;
  /** Goes to an address as `createHref` writes it. */
  navigate: (href: string, options?: NavigateOptions) => Promise<void>;
  /** Asked before another page takes the place of this one. One at a time; undefined ends it. */
  setMayLeave: (mayLeave: MayLeave | undefined) => void;
};

export const idle: Navigation = { state: "idle" };
