/** URL → HTML: cached for everyone, rendered when no cached copy is usable. */
import type { Context } from "hono";
import { type FetchJson, readJson } from "../../web/data/api.ts";
import type { FormState } from "../../web/data/form-state.tsx";
import { servedTextsAddress } from "../../web/i18n/texts.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { paths } from "../../web/routing/paths.ts";
import { clientManifest } from "virtual:client-assets";
import { readServedFile } from "../backend/read-served-file.ts";
import { personal } from "../cache/cache-policy.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import type { PublicContext } from "../context.ts";
import { dataAtHeader, degradedHeader } from "../cache/edge-cache.ts";
import { readConfig } from "../env.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { pageKey } from "./page-key.ts";
import { readTiles } from "./tile-settings.ts";
import { limitNotFound } from "../http/rate-limits.ts";
import { toContactForm } from "./to-contact-form.ts";
import { ApiError, retryLater } from "../errors.ts";

type CallApi = (path: string) => Response | Promise<Response>;

export async function renderPage(c: Context<PublicContext>, callApi: CallApi): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "This address can only be read.");
  }
  const page = findPage(readableUrl(c.req.url));
  const produce = () => renderWith(c, callApi, page);
  // There are endless unknown addresses, so their answers are not cached, and each visitor gets only so many.
  if (!page.row) {
    await limitNotFound(c);
    return withCacheControl(await produce(), "no-store");
  }
  if (page.isPersonal) return withCacheControl(await produce(), personal);
  const key = pageKey(page.address, clientManifest);
  const response = await cachedCatalogueResponse(c, { key, keeps: [200], produce });
  if (!page.isIndexed) response.headers.set("x-robots-tag", "noindex");
  return response;
}

/** Renders the page of a plainly sent form again, with the typed values, only for this visitor. */
export async function renderFormAgain(
  c: Context<PublicContext>,
  callApi: CallApi,
  formState: FormState,
  status: number,
): Promise<Response> {
  const page = findPage(new URL(formState.page, c.req.url));
  const rendered = await renderWith(c, callApi, page, formState);
  // The page has moved. Render it at its new address, because a redirect would lose the typed text.
  const moved = rendered.headers.get("location");
  if (moved) return renderFormAgain(c, callApi, { ...formState, page: moved }, status);
  // The listing is gone, so show the error on the contact form.
  if (rendered.status >= 400 && page.row?.path !== paths.contact) {
    const instead = toContactForm(formState, page.locale, readConfig(c.env).SITE_URL, rendered.status);
    return renderFormAgain(c, callApi, instead, status);
  }
  const again = new Response(rendered.body, {
    status: Math.max(status, rendered.status),
    headers: rendered.headers,
  });
  return withCacheControl(withRetryAfter(again), personal);
}

/** Sends addresses with line ends or broken encoding to the 404 page, because no route matches them. */
function readableUrl(address: string): URL {
  const url = new URL(address);
  try {
    const isPlain = !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(url.pathname));
    return isPlain ? url : new URL("/404", url);
  } catch {
    return new URL("/404", url);
  }
}

async function renderWith(
  c: Context<PublicContext>,
  callApi: CallApi,
  { locale, path, address }: FoundPage,
  formState?: FormState,
): Promise<Response> {
  const config = readConfig(c.env);
  const { SITE_URL } = config;
  let oldest = Date.now();
  let degraded: string | null = null;
  const fetchJson: FetchJson = async <Data>(path: string) => {
    const answer = await callApi(path);
    oldest = Math.min(oldest, Number(answer.headers.get(dataAtHeader) ?? oldest));
    // A page without one of its parts may be shown, but not cached.
    degraded ??= isOutage(answer.status) ? "partial" : answer.headers.get(degradedHeader);
    return readJson<Data>(answer);
  };
  const request = new Request(new URL(address, SITE_URL));
  const site = readSettings(callApi, (answer) => {
    oldest = Math.min(oldest, Number(answer.headers.get(dataAtHeader) ?? oldest));
    degraded ??= answer.ok ? answer.headers.get(degradedHeader) : "partial";
  });
  // Loaded with the first page that is rendered: answers from the cache and the API start without a renderer.
  const { render } = await import("virtual:web-app");
  const response = await render({
    request,
    locale,
    path,
    formState,
    siteUrl: SITE_URL,
    tiles: readTiles(config),
    newsletterFrame: config.NEWSLETTER_FRAME_URL,
    site,
    requestId: c.get("requestId"),
    fetchJson,
    readTexts: (language) => readServedFile(c.env, servedTextsAddress(language)),
    dataAt: () => oldest,
  });
  response.headers.set(dataAtHeader, String(oldest));
  if (degraded) response.headers.set(degradedHeader, degraded);
  return withRetryAfter(response);
}

/**
 * Reports every answer that is not fresh to the page. A fresh copy does not make a page older, because each save of the
 * settings makes a new catalogue version.
 */
async function readSettings(callApi: CallApi, tell: (answer: Response) => void): Promise<Site> {
  const answer = await callApi("/api/site");
  const status = answer.headers.get("cache-status") ?? "";
  const isFresh = /ttl=[1-9]|fwd=/.test(status) && !status.includes("detail=");
  if (!isFresh) tell(answer);
  return answer.ok ? answer.json<Site>() : defaultSite;
}

function withRetryAfter(response: Response): Response {
  if (isOutage(response.status)) response.headers.set("retry-after", retryLater);
  return response;
}

/** True when the answer may be available in a minute. */
function isOutage(status: number): boolean {
  return status === 429 || status >= 500;
}

function withCacheControl(response: Response, value: string): Response {
  response.headers.set("cache-control", value);
  return response;
}
