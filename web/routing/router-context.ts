/** Passes the router down the tree. */
import { createContext, useContext } from "react";
import { type Navigation, type Router, type RouterState, idle } from "./router-state.ts";

export type ShownPage = Omit<RouterState, "navigation">;

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownPageContext = createContext<ShownPage | undefined>(undefined);
export const NavigationContext = createContext<Navigation>(idle);
export const ErrorContext = createContext<unknown>(undefined);

export function useRouter(): Router {
  return required(useContext(RouterContext));
}

export function useShownPage(): ShownPage {
  return required(useContext(ShownPageContext));
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no router around this.");
  return value;
}
