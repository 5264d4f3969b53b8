/** A page's data and code, asked for together, and what came of it: the page, a failure, or another address. */
import { readErrorResponse } from "./responses.ts";
import type { PageFacts, Route, RouteMatch } from "./route.ts";

export type LoadedPage = PageFacts & {
  status: number;
  error?: unknown;
  /** The path to go to, written without its language. */
  redirect?: { to: string; status: number };
};

export async function loadPage({ route, params }: RouteMatch, request: Request): Promise<LoadedPage> {
  try {
    const [answer] = await Promise.all([route.loader?.({ request, params }), loadCode(route)]);
    if (answer instanceof Response) return await readResponse(answer);
    return { status: 200, ...answer };
  } catch (thrown) {
    return thrown instanceof Response ? await readResponse(thrown) : { status: 500, error: thrown };
  }
}

export async function loadCode(route: Route): Promise<void> {
  if (route.lazy) Object.assign(route, { Page: await route.lazy(), lazy: undefined });
}

/** A loader answers with a Response when there is no such page here. */
async function readResponse(response: Response): Promise<LoadedPage> {
  const { status } = response;
  const to = response.headers.get("location");
  return to ? { status, redirect: { to, status } } : { status, error: await readErrorResponse(response) };
}
