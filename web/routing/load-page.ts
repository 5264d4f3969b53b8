/** Loads a page's data and code together. The result is a page, a failure or a redirect. */
import type { LoadData } from "../data/load-data.ts";
import { readErrorResponse } from "./responses.ts";
import type { PageFacts, Route, RouteMatch } from "./route.ts";

export type LoadedPage = PageFacts & {
  status: number;
  error?: unknown;
  /** The path to go to, without the language prefix. */
  redirect?: { to: string; status: number };
};

export async function loadPage(
  { route, params }: RouteMatch,
  request: Request,
  load: LoadData,
): Promise<LoadedPage> {
  try {
    const [answer] = await Promise.all([route.loader?.({ request, params, load }), loadCode(route)]);
    if (answer instanceof Response) return await readResponse(answer);
    return { status: 200, ...answer };
  } catch (thrown) {
    return thrown instanceof Response ? await readResponse(thrown) : { status: 500, error: thrown };
  }
}

export async function loadCode(route: Route): Promise<void> {
  if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** A loader answers with a Response when the page does not exist or is elsewhere. */
async function readResponse(response: Response): Promise<LoadedPage> {
  const { status } = response;
  const to = response.headers.get("location");
  return to ? { status, redirect: { to, status } } : { status, error: await readErrorResponse(response) };
}
