/**
 * `npm run extract -- <file-or-url> [--url https://…] [--json]`: what the scraper reads on one page.
 * With --json and `npm run -s` standard output holds one JSON value and nothing else.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { extractPage } from "../scraper/extract/extract-page.ts";
import type { Extraction } from "../scraper/extract/fields.ts";
import { decodeHtml } from "../scraper/fetch/decode.ts";
import { fetchPage, htmlLimitBytes, pageTimeoutMs } from "../scraper/fetch/fetch-page.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" }, json: { type: "boolean" }, currency: { type: "string" } },
});

type Page = { html: string; url: string | null };

async function readPage(target: string): Promise<Page> {
  if (!/^https?:\/\//i.test(target)) {
    return { html: decodeHtml(await readFile(target), null).text, url: values.url ?? null };
  }
  const answer = await fetchPage(target, {
    fetch,
    privateHostsAllowed: new Set(),
    allowedHosts: null,
    userAgent: "BaanTawanBot/1.0 (one page, by hand)",
    limitBytes: htmlLimitBytes,
    timeoutMs: pageTimeoutMs,
  });
  if (answer.kind !== "answer") throw new Error(`${target} was not read: ${answer.kind}`);
  const { text } = decodeHtml(answer.bytes, answer.headers.get("content-type"));
  return { html: text, url: values.url ?? answer.url };
}

function print(extraction: Extraction): void {
  console.log(extraction.isListing ? "A listing." : `Not a listing: ${extraction.reason}`);
  for (const [name, field] of Object.entries(extraction.fields)) {
    console.log(`${name.padEnd(20)} ${show(field.value).padEnd(50)} ${field.layer}`);
    for (const other of field.others)
      console.log(`${"".padEnd(20)}   ${show(other.value).padEnd(48)} ${other.layer}`);
  }
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}

const [target] = positionals;
if (!target) {
  console.error("Usage: npm run extract -- <file-or-url> [--url https://…] [--json] [--currency THB]");
  process.exit(2);
}
try {
  const { html, url } = await readPage(target);
  const extraction = extractPage(html, { url, defaultCurrency: values.currency ?? null });
  if (values.json) console.log(JSON.stringify(extraction, null, 2));
  else print(extraction);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
