/** URL → HTML: cached for everyone, rendered when no cached copy is usable. */
import type { Context } from "hono";
import { type FetchJson, readJson } from "../../web/data/api.ts";
import type { FormState } from "../../web/data/form-state.tsx";
import { servedTextsAddress } from "../../web/i18n/texts.ts";
import { shownFaqAddress, shownGlossaryAddress } from "../../domain/site/article.ts";
import { type OwnersTexts, shownWordsOf } from "../../domain/texts/owners-texts.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { isAdminPath, paths } from "../../web/routing/paths.ts";
import { clientManifest } from "virtual:client-assets";
import { answerDraft } from "../articles/answer-draft.ts";
import { makeFaq } from "../backend/faq-reads.ts";
import { makeGlossary } from "../backend/glossary-reads.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { readDraftedTexts, textsAddress } from "../backend/text-reads.ts";
import { personal } from "../cache/cache-policy.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import type { PublicContext } from "../context.ts";
import { dataAtHeader, degradedHeader } from "../cache/edge-cache.ts";
import { type Config, readConfig } from "../env.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { pageKey } from "./page-key.ts";
import { opensPreview, previewParameter } from "./preview.ts";
import { readTiles } from "./tile-settings.ts";
import { limitNotFound } from "../http/rate-limits.ts";
import { toContactForm } from "./to-contact-form.ts";
import { ApiError, retryLater } from "../errors.ts";

type CallApi = (path: string) => Response | Promise<Response>;
type Rendered = { response: Response; dataAt: number; degraded: string | undefined };

export async function renderPage(c: Context<PublicContext>, callApi: CallApi): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "This address can only be read.");
  }
  const url = readableUrl(c.req.url);
  const page = findPage(url);
  const pass = url.searchParams.get(previewParameter);
  if (pass !== null && page.row && !isAdminPath(page.path)) return renderPreview(c, callApi, page, pass);
  // There are endless unknown addresses, so their answers are not cached, and each visitor gets only so many.
  if (!page.row) {
    await limitNotFound(c);
    return withCacheControl((await renderWith(c, callApi, page)).response, "no-store");
  }
  if (page.isPersonal) return withCacheControl((await renderWith(c, callApi, page)).response, personal);
  const response = await cachedCatalogueResponse(c, {
    key: pageKey(page.address, clientManifest, shownConfig(readConfig(c.env))),
    keeps: [200],
    produce: async () => {
      const { response, dataAt, degraded } = await renderWith(c, callApi, page);
      const { status, headers } = response;
      return {
        status,
        headers: Object.fromEntries(headers),
        body: await response.arrayBuffer(),
        dataAt,
        degraded,
      };
    },
  });
  if (!page.isIndexed) response.headers.set("x-robots-tag", "noindex");
  return response;
}

/** The page with the drafts, for whoever holds the signed address. */
async function renderPreview(
  c: Context<PublicContext>,
  callApi: CallApi,
  page: FoundPage,
  pass: string,
): Promise<Response> {
  if (!(await opensPreview(readConfig(c.env).SITE_KEY, page.locale, pass, new Date()))) {
    return withCacheControl(c.text(previewIsOver, 410), personal);
  }
  const drafted = await readDraftedTexts(c, page.locale);
  const { response } = await renderWith(c, callApi, page, { drafted });
  response.headers.set("x-robots-tag", "noindex");
  return withCacheControl(response, personal);
}

const previewIsOver =
  "This preview is over. Open it again in the administration.\nหมดเวลาดูตัวอย่าง เปิดใหม่จากระบบจัดการ\n";

/** Renders the page of a plainly sent form again, with the typed values, only for this visitor. */
export async function renderFormAgain(
  c: Context<PublicContext>,
  callApi: CallApi,
  formState: FormState,
  status: number,
): Promise<Response> {
  const page = findPage(new URL(formState.page, c.req.url));
  const { response: rendered } = await renderWith(c, callApi, page, { formState });
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
  { formState, drafted }: { formState?: FormState; drafted?: OwnersTexts } = {},
): Promise<Rendered> {
  const config = readConfig(c.env);
  const { SITE_URL } = config;
  let dataAt = Date.now();
  let degraded: string | undefined;
  const answerOf = async (path: string) => {
    if (drafted && path === shownFaqAddress(locale)) {
      return Response.json(await makeFaq(c.env, locale, drafted));
    }
    if (drafted && path === shownGlossaryAddress(locale)) {
      return Response.json(await makeGlossary(c.env, locale, drafted));
    }
    return (drafted && (await answerDraft(c, locale, path))) ?? callApi(path);
  };
  const read = async (path: string): Promise<Response> => {
    const answer = await answerOf(path);
    dataAt = Math.min(dataAt, Number(answer.headers.get(dataAtHeader) ?? dataAt));
    // A page without one of its parts may be shown, but not cached.
    degraded ??= isOutage(answer.status) ? "partial" : (answer.headers.get(degradedHeader) ?? undefined);
    return answer;
  };
  const fetchJson: FetchJson = async <Data>(path: string) => readJson<Data>(await read(path));
  const request = new Request(new URL(address, SITE_URL));
  const site = read("/api/site").then((answer) => (answer.ok ? answer.json<Site>() : defaultSite));
  const words = drafted
    ? Promise.resolve(shownWordsOf(drafted))
    : read(textsAddress(locale)).then(async (answer) =>
        answer.ok ? shownWordsOf(await answer.json<OwnersTexts>()) : undefined,
      );
  // Loaded with the first page that is rendered: answers from the cache and the API start without a renderer.
  const { render } = await import("virtual:web-app");
  const response = await render({
    request,
    locale,
    path,
    formState,
    siteUrl: SITE_URL,
    ...shownConfig(config),
    site,
    words,
    requestId: c.get("requestId"),
    fetchJson,
    readTexts: (language) => readServedFile(c.env, servedTextsAddress(language)),
    dataAt: () => dataAt,
  });
  return { response: withRetryAfter(response), dataAt, degraded };
}

/** What a deployment sets and a page shows, so it belongs to the page's key. */
function shownConfig(config: Config) {
  return { tiles: readTiles(config), newsletterFrame: config.NEWSLETTER_FRAME_URL };
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
