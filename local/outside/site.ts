/**
 * A sample outside property site for the scraper to read. It has index pages, a sitemap, robots.txt, conditional
 * requests, pages that are not listings, and pages that are gone. Everything on it is invented.
 */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { listen, stop } from "../listen.ts";
import { writeListingPage } from "./listing-page.ts";
import { outsideListings, type OutsideListing } from "./listings.ts";
import { findPhoto } from "./photos.ts";
import { homeChangeSchema, openChanges } from "./changes.ts";
import { escape, siteCss, siteName, writeListingLinks, writeIndex, writePage } from "./page.ts";

type SiteRequest = { at: Date; method: string; path: string; userAgent: string; status: number };

export type OutsideSite = {
  url: string;
  /** All requests so far, in order, for tests of politeness. */
  requests(): readonly SiteRequest[];
  close(): Promise<void>;
};

/** The sitemap names both, but the first answers 404 and the second 410. */
export const missingPath = "/homes/ssh-0404";
export const gonePath = "/homes/ssh-0410";
/** This page exists and is linked, but robots.txt forbids it. */
export const forbiddenPath = "/private/owner-notes";

export async function startOutsideSite({ port }: { port: number }): Promise<OutsideSite> {
  const log: SiteRequest[] = [];
  let url = "";
  const app = makeSite(() => url);
  const logged = new Hono();
  logged.use(async (context, next) => {
    const at = new Date();
    await next();
    const { pathname, search } = new URL(context.req.url);
    const userAgent = context.req.header("User-Agent") ?? "";
    log.push({
      at,
      method: context.req.method,
      path: pathname + search,
      userAgent,
      status: context.res.status,
    });
  });
  logged.route("/", app);
  const answerRequest = getRequestListener(logged.fetch);
  const server = createServer((request, response) => void answerRequest(request, response));
  url = `http://127.0.0.1:${await listen(server, port, "OUTSIDE_PORT")}`;
  return {
    url,
    requests: () => [...log],
    close: () => stop(server),
  };
}

const launchedAt = new Date("2026-01-01T00:00:00Z");

function makeSite(url: () => string): Hono {
  const app = new Hono();
  const changes = openChanges();
  app.get("/robots.txt", (context) =>
    answer(
      context,
      `User-agent: *\nDisallow: /private/\n\nSitemap: ${url()}/sitemap.xml\n`,
      "text/plain; charset=utf-8",
    ),
  );
  app.get("/sitemap.xml", (context) =>
    answer(context, writeSitemap(url(), outsideListings.map(changes.show)), "application/xml; charset=utf-8"),
  );
  app.get("/site.css", (context) => answer(context, siteCss, "text/css; charset=utf-8"));
  app.get("/", (context) => answerPage(context, writeFrontPage()));
  app.get("/homes", (context) => {
    const html = writeIndex(Number(context.req.query("page") ?? 1));
    return html
      ? answerPage(context, html)
      : context.html(writePage({ title: "Not found", body: "<h1>No such page</h1>" }), 404);
  });
  app.get(gonePath, (context) =>
    context.html(writePage({ title: "Gone", body: "<h1>This home is no longer offered</h1>" }), 410),
  );
  app.get("/homes/:ref", (context) => {
    const listing = outsideListings.find((candidate) => candidate.path === context.req.path);
    if (listing) {
      const shown = changes.show(listing);
      return answerPage(context, writeListingPage(shown, url()), shown.changedAt);
    }
    return context.html(writePage({ title: "Not found", body: "<h1>No such home</h1>" }), 404);
  });
  app.post("/_local/changes", async (context) => {
    const asked = v.safeParse(homeChangeSchema, await context.req.json().catch(() => ({})));
    if (!asked.success)
      return context.text(
        asked.issues.map((issue) => `${v.getDotPath(issue) ?? "A change"} ${issue.message}`).join("\n"),
        400,
      );
    // Whole seconds, as a Last-Modified header has them.
    const changed = changes.change(asked.output, new Date(Math.floor(Date.now() / 1000) * 1000));
    return changed ? context.json(changed) : context.text("There is no such home.", 404);
  });
  app.get("/search", (context) => answerPage(context, writeSearch(context.req.query("q") ?? "")));
  app.get("/projects/:name", (context) => answerPage(context, writeSoldOutProject()));
  app.get(forbiddenPath, (context) =>
    answerPage(
      context,
      writePage({ title: "Owner notes", body: "<h1>Notes for owners</h1><p>Not for robots.</p>" }),
    ),
  );
  app.get("/photos/:name", (context) => {
    const photo = findPhoto(context.req.param("name"));
    if (photo) return answer(context, photo.bytes, photo.type);
    return context.html(writePage({ title: "Not found", body: "<h1>No such picture</h1>" }), 404);
  });
  app.all("*", (context) => context.html(writePage({ title: "Not found", body: "<h1>Not found</h1>" }), 404));
  return app;
}

function answerPage(context: Context, html: string, changedAt = launchedAt): Response {
  return answer(context, html, "text/html; charset=utf-8", changedAt);
}

/** A conditional request for something unchanged gets no body (RFC 9110, section 13). */
function answer(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  changedAt = launchedAt,
): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const lastModified = changedAt.toUTCString();
  const headers = { ETag: etag, "Last-Modified": lastModified, "Cache-Control": "no-cache" };
  const etags = context.req.header("If-None-Match");
  const since = context.req.header("If-Modified-Since");
  const isFresh = etags
    ? etags.split(/\s*,\s*/).includes(etag)
    : since !== undefined && Date.parse(since) >= Date.parse(lastModified);
  if (isFresh) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, "Content-Type": type });
}

function writeSitemap(url: string, listings: readonly OutsideListing[]): string {
  const pages = [
    ...listings.map(({ path, changedAt }) => ({ path, changedAt })),
    { path: missingPath, changedAt: launchedAt },
    { path: gonePath, changedAt: launchedAt },
    { path: "/projects/kluai-mai-court", changedAt: launchedAt },
    { path: forbiddenPath, changedAt: launchedAt },
  ];
  const entries = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${url}${path}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function writeFrontPage(): string {
  return writePage({
    title: "Homes by the gulf",
    body: `<h1>${siteName}</h1><p>Flats and houses in Pattaya, from Naklua to Bang Saray.</p>
<ul class="homes">${writeListingLinks(outsideListings.slice(0, 6))}</ul><p><a href="/homes">All homes</a> <a href="${forbiddenPath}">Owners</a></p>`,
  });
}

function writeSearch(words: string): string {
  const found = outsideListings.filter((listing) =>
    listing.title.toLowerCase().includes(words.toLowerCase()),
  );
  return writePage({
    title: `Search: ${words}`,
    body: `<h1>Search: ${escape(words)}</h1><p>${found.length} homes</p><ul class="homes">${writeListingLinks(found.slice(0, 10))}</ul>`,
  });
}

function writeSoldOutProject(): string {
  return writePage({
    title: "Kluai Mai Court",
    body: "<h1>Kluai Mai Court</h1><p>All 79 units of this project were sold between 2019 and 2023. We write when one is offered again.</p>",
  });
}
