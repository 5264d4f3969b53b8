/** URL → HTML: cached for everyone, rendered when no copy will do. */
import type { Context } from "hono";
import { nearestIndexedQuery } from "../domain/indexed-queries.ts";
import { readListingQuery } from "../domain/listing-query.ts";
import { writeListingQuery } from "../domain/write-listing-query.ts";
import { localisePath, splitLocale } from "../domain/locales.ts";
import { type FetchJson, readJson } from "../web/api.ts";
import type { FormState } from "../web/form-state.tsx";
import { paths } from "../web/paths.ts";
import type { RenderOptions } from "../web/render-contract.ts";
import { clientManifest } from "virtual:client-assets";
import { isKnownPath, render } from "virtual:web-app";
import { personal } from "./cache-policy.ts";
import { cachedCatalogueResponse } from "./cached-response.ts";
import type { PublicContext } from "./context.ts";
import { dataAtHeader, degradedHeader } from "./edge-cache.ts";
import { readConfig } from "./env.ts";
import { pageKey } from "./page-key.ts";
import { readTiles } from "./tile-settings.ts";
import { toContactForm } from "./to-contact-form.ts";
import { ApiError, retryLater } from "./errors.ts";

type CallApi = (path: string) => Response | Promise<Response>;

/** No page of ours has a longer address. */
const longestPath = 300;

export async function renderPage(c: Context<PublicContext>, callApi: CallApi): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "This address can only be read.");
  }
  const { page, path, address, isIndexed } = findPage(readableUrl(c.req.url));
  const produce = () => renderWith(c, callApi, page, address);
  if (isPersonal(path)) return withCacheControl(await produce(), personal);
  // Addresses that nobody has made are endless: what they show is not kept.
  if (path.length > longestPath || !isKnownPath(path)) return withCacheControl(await produce(), "no-store");
  const key = pageKey(address, clientManifest);
  const response = await cachedCatalogueResponse(c, { key, keeps: [200], produce });
  if (!isIndexed) response.headers.set("x-robots-tag", "noindex");
  return response;
}

/** The page again that a plainly sent form stands on, with what was typed: for this visitor only. */
export async function renderFormAgain(
  c: Context<PublicContext>,
  callApi: CallApi,
  formState: FormState,
  status: number,
): Promise<Response> {
  const { page, path, address } = findPage(new URL(formState.page, c.req.url));
  const rendered = await renderWith(c, callApi, { ...page, formState }, address);
  // A page that has moved since then: where it is now, the text would be lost on the way there.
  const moved = rendered.headers.get("location");
  if (moved) return renderFormAgain(c, callApi, { ...formState, page: moved }, status);
  // The form went with its page; there is one that is always there.
  if (rendered.status >= 400 && path !== paths.contact) {
    const instead = toContactForm(formState, page.locale, readConfig(c.env).SITE_URL, rendered.status);
    return renderFormAgain(c, callApi, instead, status);
  }
  const again = new Response(rendered.body, {
    status: Math.max(status, rendered.status),
    headers: rendered.headers,
  });
  return withCacheControl(withRetryAfter(again), personal);
}

type Page = Pick<RenderOptions, "locale" | "path" | "formState">;

/** No route, not even the one for unknown pages, matches line ends or broken encoding: those are unknown all the same. */
function readableUrl(address: string): URL {
  const url = new URL(address);
  try {
    const isPlain = !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(url.pathname));
    return isPlain ? url : new URL("/404", url);
  } catch {
    return new URL("/404", url);
  }
}

type FoundPage = { page: Page; path: string; address: string; isIndexed: boolean };

/** The page of a URL, and its one canonical address: only parameters that the page reads belong to it. */
function findPage({ pathname, searchParams }: URL): FoundPage {
  const { locale, path } = splitLocale(pathname);
  const asked = path === "/listings" ? readListingQuery(searchParams) : undefined;
  const query = asked ? writeListingQuery(asked) : canonicalQuery(path, searchParams);
  const indexed = asked ? nearestIndexedQuery(asked) : query;
  return {
    page: { locale, path: path + indexed },
    path,
    address: localisePath(path, locale) + query,
    isIndexed: indexed === query,
  };
}

async function renderWith(
  c: Context<PublicContext>,
  callApi: CallApi,
  page: Page,
  address: string,
): Promise<Response> {
  const config = readConfig(c.env);
  const { SITE_URL } = config;
  let oldest = Date.now();
  let degraded: string | null = null;
  const fetchJson: FetchJson = async <Data>(path: string) => {
    const answer = await callApi(path);
    oldest = Math.min(oldest, Number(answer.headers.get(dataAtHeader) ?? oldest));
    // Without a part that it asked for a page is not what it should be, though it may be shown.
    degraded ??= isOutage(answer.status) ? "partial" : answer.headers.get(degradedHeader);
    return readJson<Data>(answer);
  };
  const request = new Request(new URL(address, SITE_URL));
  const response = await render({
    request,
    ...page,
    siteUrl: SITE_URL,
    tiles: readTiles(config),
    requestId: c.get("requestId"),
    fetchJson,
    dataAt: () => oldest,
  });
  response.headers.set(dataAtHeader, String(oldest));
  if (degraded) response.headers.set(degradedHeader, degraded);
  return withRetryAfter(response);
}

function withRetryAfter(response: Response): Response {
  if (isOutage(response.status)) response.headers.set("retry-after", retryLater);
  return response;
}

/** What is missing may be there in a minute. */
function isOutage(status: number): boolean {
  return status === 429 || status >= 500;
}

function withCacheControl(response: Response, value: string): Response {
  response.headers.set("cache-control", value);
  return response;
}

function isPersonal(path: string): boolean {
  return ["/sign-in", "/thank-you"].includes(path) || /^\/(admin|account|auth)(\/|$)/.test(path);
}

/** Junk cannot fill the cache. */
function canonicalQuery(path: string, parameters: URLSearchParams): string {
  if (path === "/thank-you") return writeKnown(parameters, ["kind", "reference", "at"]);
  return "";
}

function writeKnown(parameters: URLSearchParams, names: string[]): string {
  const known = names.map((name) => [name, parameters.get(name)?.slice(0, 40) ?? ""]);
  const written = new URLSearchParams(known.filter(([, value]) => value)).toString();
  return written && `?${written}`;
}
