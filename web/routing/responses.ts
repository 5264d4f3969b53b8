/** What a loader answers when there is more to say than that its page is shown, and what an error page is given. */
import type { PageFacts } from "./route.ts";

/** The page is elsewhere. */
export function redirect(path: string, status = 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}

/** There is no such page, but one that says so. */
export function notFound(): PageFacts {
  return { status: 404 };
}

/** A Response that a loader threw, as the error page is given it; `data` is its JSON. */
export type ErrorResponse = { status: number; data: unknown };

export function isErrorResponse(error: unknown): error is ErrorResponse {
  return typeof error === "object" && error !== null && "status" in error && "data" in error;
}

export async function readErrorResponse(response: Response): Promise<ErrorResponse> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, data: isJson ? await response.json() : null };
}
