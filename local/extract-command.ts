/**
 * `npm run extract -- <file-or-url> [--url https://…] [--json]`: shows what the scraper reads on one page.
 * A text without elements is a post: each figure is shown with the words that it owns, then each home. Of a page these are
 * shown below the fields, for the lines that fields were read from.
 * With --json and `npm run -s` the standard output is a single JSON value.
 */
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sayRefusal } from "../domain/scraping/refusals.ts";
import { readClauses } from "../scraper/meaning/clauses/read-clauses.ts";
import { extractPage, isPost } from "../scraper/extract/extract-page.ts";
import { extractPost } from "../scraper/extract/posts/extract-post.ts";
import { withoutChat } from "../scraper/extract/posts/without-chat.ts";
import type { Extraction } from "../scraper/extract/fields.ts";
import { recogniseUnparsedWall } from "../scraper/fetch/bot-wall.ts";
import { decodeHtml, isHtml } from "../scraper/fetch/decode.ts";
import { type FetchFailure, fetchPage, htmlLimitBytes, pageTimeoutMs } from "../scraper/fetch/fetch-page.ts";

const usage = "Usage: npm run extract -- <file-or-url> [--url https://…] [--json] [--currency THB]";

/** A mistake that the user can fix. It is printed as one line, without a stack. */
class CannotRead extends Error {}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { url: { type: "string" }, json: { type: "boolean" }, currency: { type: "string" } },
    });
    const [target] = positionals;
    const isAddress = values.url === undefined || /^https?:$/.test(URL.parse(values.url)?.protocol ?? "");
    const isCurrency = values.currency === undefined || /^[A-Z]{3}$/.test(values.currency);
    return target && positionals.length === 1 && isAddress && isCurrency ? { ...values, target } : null;
  } catch {
    return null; // An unknown option. The usage lists the known ones.
  }
}

type NoPage = { reason: string };
type Page = { html: string; url: string | null };

/** Resolves a path against the folder of the caller, because npm runs scripts in the project's folder. */
function toFile(target: string): string {
  if (!target.startsWith("file:")) return resolve(process.env["INIT_CWD"] ?? process.cwd(), target);
  const address = URL.parse(target);
  if (!address || address.host !== "") throw new CannotRead(`${target} is not on this machine`);
  return fileURLToPath(address);
}

/** Saved pages are larger than fetched ones, because browsers save the styles with them. */
const fileLimitBytes = 20 * 1024 * 1024;

async function readSaved(target: string): Promise<Page> {
  const file = toFile(target);
  const found = await stat(file).catch(() => null);
  if (!found) throw new CannotRead(`${file}: there is no such file`);
  if (!found.isFile()) throw new CannotRead(`${file} is not a file`);
  if (found.size > fileLimitBytes) throw new CannotRead(`${file} is larger than ${fileLimitBytes >> 20} MB`);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new CannotRead(`${file} cannot be opened`, { cause });
  });
  const { text, charset } = decodeHtml(bytes, null);
  // Zero bytes outside UTF-16 mean a binary file, such as a picture or an archive.
  if (text.slice(0, 4096).includes("\0") && !charset.startsWith("utf-16")) throw notHtml(file);
  return { html: text, url: null };
}

/** Fetches a page, or gives the reason when the answer is not a page. */
async function fetchOne(target: string): Promise<Page | NoPage> {
  const answer = await fetchPage(target, {
    fetch,
    privateHostsAllowed: new Set((process.env["PRIVATE_HOSTS_ALLOWED"] ?? "").split(",")),
    allowedHosts: null,
    userAgent: "BaanTawanBot/1.0 (one page, by hand)",
    limitBytes: htmlLimitBytes,
    timeoutMs: pageTimeoutMs,
  });
  if (answer.kind !== "answer") throw new CannotRead(`${target} was not read: ${describe(answer)}`);
  const contentType = answer.headers.get("content-type");
  const isText = isHtml(contentType);
  const html = isText ? decodeHtml(answer.bytes, contentType).text : "";
  if (answer.status !== 200) {
    const wall = recogniseUnparsedWall(html);
    return { reason: wall ? sayRefusal({ code: "bot-wall", rule: wall }) : `http-${answer.status}` };
  }
  if (!isText) throw notHtml(`${target} (${contentType})`);
  return { html, url: answer.url };
}

function describe(failure: FetchFailure): string {
  switch (failure.kind) {
    case "refused-url":
      return `its address is refused (${failure.reason})`;
    case "too-large":
      return `it is larger than ${failure.limit >> 20} MB`;
    case "network":
      return failure.message;
    default:
      return failure.kind;
  }
}

function notHtml(what: string): CannotRead {
  return new CannotRead(`${what} is not HTML`);
}

/** What is printed: the reading, and why there is no listing. A page that was read names the rule behind its colon. */
type Answer = Extraction & { reason: string | null };

function extract(
  page: Page | NoPage,
  { url, currency }: { url?: string; currency?: string },
): Answer | NoPage {
  if ("reason" in page) return page;
  const extraction = extractPage(page.html, { url: url ?? page.url, defaultCurrency: currency ?? null });
  return { ...extraction, reason: extraction.refusal && sayRefusal(extraction.refusal) };
}

function print(answer: Answer | NoPage): void {
  console.log(answer.reason === null ? "A listing." : `Not a listing: ${answer.reason}`);
  if (!("fields" in answer)) return;
  const lines = new Set<string>();
  for (const [name, field] of Object.entries(answer.fields)) {
    if (name !== "description" && field.layer === "text" && /\d/.test(field.raw)) lines.add(field.raw);
    console.log(`${name.padEnd(20)} ${show(field.value).padEnd(50)} ${field.layer}`);
    for (const other of field.others)
      console.log(`${"".padEnd(20)}   ${show(other.value).padEnd(48)} ${other.layer}`);
  }
  for (const line of lines) printClauses(line);
}

/** Each figure of a text with the words that it owns and what they make of it. */
function printClauses(text: string): void {
  for (const { role, value, figure, before, after, isNamed } of readClauses(text)) {
    const said = `${before} [${figure}] ${after}`.replace(/\s+/g, " ").trim();
    console.log(
      `${(role ?? "-").padEnd(18)} ${String(value).padEnd(14)} ${isNamed ? "said " : "guess"}  ${said}`,
    );
  }
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}

const given = readArguments();
if (!given) {
  console.error(usage);
  process.exit(2);
}
try {
  const { target } = given;
  const page = /^https?:\/\//i.test(target) ? await fetchOne(target) : await readSaved(target);
  if ("html" in page && isPost(page.html)) {
    const homes = extractPost(page.html, { url: given.url ?? null, defaultCurrency: given.currency ?? null });
    if (given.json) console.log(JSON.stringify(homes, null, 2));
    else {
      printClauses(withoutChat(page.html));
      for (const home of homes) print({ ...home, reason: home.refusal && sayRefusal(home.refusal) });
    }
    process.exit(0);
  }
  const answer = extract(page, given);
  if (given.json)
    console.log(JSON.stringify({ isListing: false, listing: null, fields: {}, ...answer }, null, 2));
  else print(answer);
} catch (error) {
  if (!(error instanceof CannotRead)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
