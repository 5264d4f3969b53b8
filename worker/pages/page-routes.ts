/** URL → HTML: cached for everyone, rendered when no cached copy is usable. */
import type { Context } from "hono";
import { type FetchJson, acceptAnswer } from "../../web/data/api.ts";
import type { FormState } from "../../web/data/form-state.tsx";
import { servedTextsAddress } from "../../web/i18n/texts.ts";
import { shownFaqAddress, shownGlossaryAddress } from "../../domain/site/article.ts";
import { type OwnersTexts, shownWordsOf } from "../../domain/texts/owners-texts.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { isAdminPath, paths } from "../../web/routing/paths.ts";
import { clientManifest } from "virtual:client-assets";
import { findDraft } from "../articles/find-draft.ts";
import { findDraftedBuilding } from "../backend/building-reads.ts";
import { makeFaq } from "../backend/faq-reads.ts";
import { makeGlossary } from "../backend/glossary-reads.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { readDraftedTexts, textsAddress } from "../backend/text-reads.ts";
import { personal } from "../cache/cache-policy.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import type { AskedContext, PublicContext, ReadApi } from "../context.ts";
import type { ReadAnswer } from "../cache/edge-cache.ts";
import type { PlainAnswer } from "../cache/plain-answer.ts";
import { type Config, readConfig } from "../env.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { pageKey } from "./page-key.ts";
import { opensPreview, previewParameter } from "./preview.ts";
import { readTiles } from "./tile-settings.ts";
import { limitNotFound } from "../http/rate-limits.ts";
import { toContactForm } from "./to-contact-form.ts";
import { ApiError, retryLater } from "../errors.ts";

export async function renderPage(c: Context<PublicContext>, readApi: ReadApi): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new ApiError("method_not_allowed", "This address can only be read.");
  }
  const url = readableUrl(c.req.url);
  const page = findPage(url);
  const pass = url.searchParams.get(previewParameter);
  if (pass !== null && page.row && !isAdminPath(page.path)) return renderPreview(c, readApi, page, pass);
  // There are endless unknown addresses, so their answers are not cached, and each visitor gets only so many.
  if (!page.row) {
    await limitNotFound(c);
    return asResponse(await renderWith(c, readApi, page), "no-store");
  }
  if (page.isPersonal) return asResponse(await renderWith(c, readApi, page), personal);
  const response = await cachedCatalogueResponse(c, {
    key: pageKey(page.address, clientManifest, shownConfig(readConfig(c.env))),
    keeps: [200],
    produce: () => renderWith(c, readApi, page),
  });
  if (!page.isIndexed) response.headers.set("x-robots-tag", "noindex");
  return response;
}

/** The page with the drafts, for whoever holds the signed address. */
async function renderPreview(
  c: Context<PublicContext>,
  readApi: ReadApi,
  page: FoundPage,
  pass: string,
): Promise<Response> {
  if (!(await opensPreview(readConfig(c.env).SITE_KEY, page.locale, pass, new Date()))) {
    return c.text(previewIsOver, 410, { "cache-control": personal });
  }
  const drafted = await readDraftedTexts(c, page.locale);
  const response = asResponse(await renderWith(c, readApi, page, { drafted }), personal);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}

const previewIsOver =
  "This preview is over. Open it again in the administration.\nหมดเวลาดูตัวอย่าง เปิดใหม่จากระบบจัดการ\n";

/** Renders the page of a plainly sent form again, with the typed values, only for this visitor. */
export async function renderFormAgain(
  c: Context<PublicContext>,
  readApi: ReadApi,
  formState: FormState,
  status: number,
): Promise<Response> {
  const page = findPage(new URL(formState.page, c.req.url));
  const rendered = await renderWith(c, readApi, page, { formState });
  // The page has moved. Render it at its new address, because a redirect would lose the typed text.
  const moved = rendered.headers["location"];
  if (moved) return renderFormAgain(c, readApi, { ...formState, page: moved }, status);
  // The listing is gone, so show the error on the contact form.
  if (rendered.status >= 400 && page.row?.path !== paths.contact) {
    const instead = toContactForm(formState, page.locale, readConfig(c.env).SITE_URL, rendered.status);
    return renderFormAgain(c, readApi, instead, status);
  }
  const again = { ...rendered, status: Math.max(status, rendered.status) };
  return asResponse(withRetryAfter(again), personal);
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
  readApi: ReadApi,
  { locale, path, address }: FoundPage,
  { formState, drafted }: { formState?: FormState; drafted?: OwnersTexts } = {},
): Promise<PlainAnswer> {
  const config = readConfig(c.env);
  const { SITE_URL } = config;
  let dataAt = Date.now();
  let degraded: string | undefined;
  const read = async (path: string): Promise<ReadAnswer> => {
    const draft = drafted && (await readDraft(c, locale, path, drafted, readApi));
    const answer = draft ? { status: 200, data: draft } : await readApi(path);
    dataAt = Math.min(dataAt, answer.dataAt ?? dataAt);
    // A page without one of its parts may be shown, but not cached.
    degraded ??= isOutage(answer.status) ? "partial" : answer.degraded;
    return answer;
  };
  const fetchJson: FetchJson = async <Data>(path: string) => {
    const { status, data } = await read(path);
    return acceptAnswer<Data>(status, data);
  };
  const request = new Request(new URL(address, SITE_URL));
  const site = fetchJson<Site>("/api/site").catch(() => defaultSite);
  const words = drafted
    ? Promise.resolve(shownWordsOf(drafted))
    : fetchJson<OwnersTexts>(textsAddress(locale)).then(shownWordsOf, () => undefined);
  // Loaded with the first page that is rendered: answers from the cache and the API start without a renderer.
  const { render } = await import("virtual:web-app");
  const page = await render({
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
  return withRetryAfter({ ...page, dataAt, degraded });
}

/** What a preview shows in place of what the API answers. */
async function readDraft(
  c: AskedContext,
  locale: Locale,
  path: string,
  drafted: OwnersTexts,
  readApi: ReadApi,
): Promise<unknown> {
  if (path === shownFaqAddress(locale)) return makeFaq(c.env, locale, drafted);
  if (path === shownGlossaryAddress(locale)) return makeGlossary(c.env, locale, drafted);
  return (await findDraftedBuilding(c, locale, path, readApi)) ?? findDraft(c, locale, path);
}

/** What a deployment sets and a page shows, so it belongs to the page's key. */
function shownConfig(config: Config) {
  return { tiles: readTiles(config), newsletterFrame: config.NEWSLETTER_FRAME_URL };
}

function withRetryAfter(answer: PlainAnswer): PlainAnswer {
  return isOutage(answer.status)
    ? { ...answer, headers: { ...answer.headers, "retry-after": retryLater } }
    : answer;
}

/** True when the answer may be available in a minute. */
function isOutage(status: number): boolean {
  return status === 429 || status >= 500;
}

/** For a page that no cache keeps. */
function asResponse({ status, headers, body }: PlainAnswer, cacheControl: string): Response {
  return new Response(body, { status, headers: { ...headers, "cache-control": cacheControl } });
}
