/** URL → HTML: cached for everyone, rendered when no copy will do. */
import type { Context } from "hono";
import { readListingQuery, writeListingQuery } from "../domain/listing-query.ts";
import { localisePath, splitLocale } from "../domain/locales.ts";
import { type FetchJson, readJson } from "../web/api.ts";
import type { FormState } from "../web/form-state.tsx";
import type { RenderOptions } from "../web/render-contract.ts";
import { render } from "virtual:web-app";
import { personal } from "./cache-policy.ts";
import { cachedCatalogueResponse } from "./cached-response.ts";
import type { PublicContext } from "./context.ts";
import { dataAtHeader } from "./edge-cache.ts";
import { readConfig } from "./env.ts";
import { ApiError } from "./errors.ts";

type CallApi = (path: string) => Response | Promise<Response>;

export async function renderPage(c: Context<PublicContext>, callApi: CallApi): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "This address can only be read.");
  }
  const { page, address } = findPage(new URL(c.req.url));
  const produce = () => renderWith(c, callApi, page, address);
  if (!isPersonal(page.path)) return cachedCatalogueResponse(c, address, produce);
  const response = await produce();
  response.headers.set("cache-control", personal);
  return response;
}

/** The page again that a plainly sent form stands on, with what was typed: for this visitor only. */
export async function renderFormAgain(
  c: Context<PublicContext>,
  callApi: CallApi,
  formState: FormState,
  status: number,
): Promise<Response> {
  const { page, address } = findPage(new URL(formState.page, c.req.url));
  const rendered = await renderWith(c, callApi, { ...page, formState }, address);
  const headers = new Headers(rendered.headers);
  headers.set("cache-control", personal);
  return new Response(rendered.body, { status: Math.max(status, rendered.status), headers });
}

type Page = Pick<RenderOptions, "locale" | "path" | "formState">;

/** The page of a URL, and its one canonical address: only parameters that the page reads belong to it. */
function findPage({ pathname, searchParams }: URL): { page: Page; address: string } {
  const { locale, path } = splitLocale(pathname);
  const query = canonicalQuery(path, searchParams);
  return { page: { locale, path: path + query }, address: localisePath(path, locale) + query };
}

async function renderWith(
  c: Context<PublicContext>,
  callApi: CallApi,
  page: Page,
  address: string,
): Promise<Response> {
  const { SITE_URL } = readConfig(c.env);
  let oldest = Date.now();
  const fetchJson: FetchJson = async <Data>(path: string) => {
    const answer = await callApi(path);
    oldest = Math.min(oldest, Number(answer.headers.get(dataAtHeader) ?? oldest));
    return readJson<Data>(answer);
  };
  const request = new Request(new URL(address, SITE_URL), { signal: c.req.raw.signal });
  const response = await render({ request, ...page, siteUrl: SITE_URL, fetchJson, dataAt: () => oldest });
  response.headers.set(dataAtHeader, String(oldest));
  return response;
}

function isPersonal(path: string): boolean {
  return path === "/sign-in" || path.startsWith("/admin/") || path.startsWith("/account");
}

/** Junk cannot fill the cache. */
function canonicalQuery(path: string, parameters: URLSearchParams): string {
  return path === "/listings" ? writeListingQuery(readListingQuery(parameters)) : "";
}
