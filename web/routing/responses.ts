/** Responses that loaders return, and their form on the error page. */
import type { PageFacts } from "./route.ts";

/** The page is at another address. */
export function redirect(path: string, status = 302): Response {
  return new Response(null, { status, headers: { Location: path } });
}

/** There is no such page; the not-found page is shown. */
export function notFound(): PageFacts {
  return { status: 404 };
}

/** A Response that a loader threw, in the form the error page gets; `data` is its JSON. */
export type ErrorResponse = { status: number; data: unknown };

export function isErrorResponse(error: unknown): error is ErrorResponse {
  return typeof error === "object" && error !== null && "status" in error && "data" in error;
}

export async function readErrorResponse(response: Response): Promise<ErrorResponse> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, data: isJson ? await response.json() : null };
}
