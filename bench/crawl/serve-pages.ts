/**
 * Serves the crawled site, in its own process so that its work is not counted. The pages are real ones from
 * PAGES_FOLDER, or else invented ones of the same weight, each with its own id and ETag.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { decodeHtml } from "../../scraper/fetch/decode.ts";
import { listingPage } from "../../tests/scraper/outside.ts";

const pageCount = Number(process.argv[2] ?? 1000);
const folder = process.env["PAGES_FOLDER"] ?? join(import.meta.dirname, "../../../shared/pages");
const texts = existsSync(join(folder, "truth.json")) ? await readTemplates() : [inventTemplate()];
/** Each page is split where its id goes, so that serving takes almost no processor time. */
const templates = texts.map((text) => {
  const cut = (/<head[^>]*>/i.exec(text)?.index ?? 0) + (/<head[^>]*>/i.exec(text)?.[0].length ?? 0);
  const [before, after] = [text.slice(0, cut), text.slice(cut)].map((part) => Buffer.from(part));
  return { before, after, hash: createHash("sha1").update(text).digest("hex") };
});

async function readTemplates(): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = names.filter((name) => !name.startsWith("negative") && !name.includes("_urls_"));
  return Promise.all(
    pages.toSorted().map(async (name) => decodeHtml(await readFile(join(folder, name)), "text/html").text),
  );
}

/** A page as long as the median of real pages, padded with markup and scripts. */
function inventTemplate(): string {
  const rows = Array.from(
    { length: 1500 },
    (_, n) => `<div class="row-${n % 9}"><span>Line ${n}</span><a href="/about/${n}">more of it</a></div>`,
  ).join("");
  const script = `<script>${"function render(a,b){return a+b};".repeat(2500)}</script>`;
  const page = listingPage({ title: "A home by the sea", price: 1_000_000, id: "B-1" });
  return page.replace("</body>", `${rows}${script}</body>`);
}

const server = createServer((request, response) => {
  const path = request.url ?? "";
  if (path === "/robots.txt") return void response.writeHead(404).end();
  if (path === "/sitemap.xml") {
    const host = `http://${request.headers.host}`;
    const urls = Array.from({ length: pageCount }, (_, n) => `<url><loc>${host}/home/${n}</loc></url>`);
    return void response
      .writeHead(200, { "content-type": "application/xml" })
      .end(`<urlset>${urls.join("")}</urlset>`);
  }
  const id = Number(path.slice("/home/".length));
  const template = templates[id % templates.length];
  if (!template) return void response.writeHead(404).end();
  const etag = `"${template.hash}-${id}"`;
  if (request.headers["if-none-match"] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", etag });
  response.write(template.before);
  response.write(`<meta name="bench-id" content="B-${id}">`);
  response.end(template.after);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const sizes = texts.map((page) => page.length).toSorted((one, other) => one - other);
  process.send?.({ host: `127.0.0.1:${port}`, medianSize: sizes[Math.floor(sizes.length / 2)] ?? 0 });
});
process.on("disconnect", () => process.exit());
