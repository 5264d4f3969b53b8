import { expect } from "vitest";
import type { Product } from "../../start-product.ts";

const codes = new Set([
  "bad_request",
  "invalid_input",
  "not_signed_in",
  "bad_token",
  "not_allowed",
  "not_found",
  "method_not_allowed",
  "conflict",
  "gone",
  "too_large",
  "unsupported_type",
  "too_many_requests",
]);

/** Checks the rules for every answer, whatever the request. */
export async function checkAnswer(product: Product, path: string, init: RequestInit = {}): Promise<void> {
  const name = `${init.method ?? "GET"} ${path.slice(0, 80)}`;
  const response = await fetchWithRetries(product, path, init);
  const text = await response.text();
  expect([name, response.status < 500]).toEqual([name, true]);
  expect([name, /\bat [\w.]+ \(|node_modules|\.ts:\d+|sb_secret/.test(text)]).toEqual([name, false]);
  expect([name, response.headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (response.status >= 400 && isJson && init.method !== "HEAD" && !path.startsWith("/auth/v1/")) {
    expect([name, codes.has(JSON.parse(text).error.code)]).toEqual([name, true]);
  }
  const location = response.headers.get("location");
  if (location) expect([name, /^\/(?![/\\])/.test(location)]).toEqual([name, true]);
}

/** Retries, because the local server closes the connection after an unread body and the next request may fail. */
async function fetchWithRetries(
  product: Product,
  path: string,
  init: RequestInit,
  tries = 3,
): Promise<Response> {
  try {
    return await product.fetch(path, init);
  } catch (error) {
    if (tries === 0) throw error;
    return fetchWithRetries(product, path, init, tries - 1);
  }
}
