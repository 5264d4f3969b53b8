/** What the server hands to the browser in a JSON block: no inline script is needed. */
import type { DehydratedState } from "@tanstack/react-query";
import type { HydrationState } from "react-router";
import type { Locale } from "../domain/locales.ts";

export const stateElementId = "state";

export type PageState = {
  locale: Locale;
  queries: DehydratedState;
  router: Pick<HydrationState, "loaderData" | "errors">;
};

/** `<` is escaped, so that no text in the data can close the element. */
export function writeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

export function readState(text: string): PageState {
  return JSON.parse(text);
}
