/** A page's data and code, asked for together, and what came of it: the page, a failure, or another address. */
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { RouteMatch } from "./match-routes.ts";

export type LoadedPage = {
  /** What the loader answered. */
  data?: unknown;
  status: number;
  error?: unknown;
  /** The path to go to, written without its language. */
  redirect?: { to: string; status: number };
};

/** What a loader answers when its page has a status of its own. */
export class WithStatus<Data> {
  readonly value: Data;
  readonly status: number;

  constructor(value: Data, status: number) {
    this.value = value;
    this.status = status;
  }
}

export async function loadPage(matches: readonly RouteMatch[], request: Request): Promise<LoadedPage> {
  const match = matches.at(-1);
  if (!match) return { status: 404, error: { status: 404, data: null } };
  const { route, params } = match;
  const loader: unknown = route.loader;
  try {
    const [answer] = await Promise.all([
      isPageLoader(loader) && loader({ request, params }),
      loadCode(route),
    ]);
    if (answer instanceof Response) return await readResponse(answer);
    if (answer instanceof WithStatus) return { data: answer.value, status: answer.status };
    return { data: answer, status: 200 };
  } catch (thrown) {
    return thrown instanceof Response ? await readResponse(thrown) : { status: 500, error: thrown };
  }
}

/** Ours read nothing else of what React Router hands them. */
type PageLoader = (asked: Pick<LoaderFunctionArgs, "request" | "params">) => unknown;

function isPageLoader(loader: unknown): loader is PageLoader {
  return typeof loader === "function";
}

async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** A loader answers with a Response when there is no such page here. */
async function readResponse(response: Response): Promise<LoadedPage> {
  const { status } = response;
  const to = response.headers.get("location");
  if (to) return { status, redirect: { to, status } };
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status, error: { status, data: isJson ? await response.json() : null } };
}
