import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { decodeHtml } from "../../../scraper/fetch/decode.ts";

const folder = join(import.meta.dirname, "../../fixtures/pages");

type Expected = { url: string; contentType: string; listing?: Record<string, unknown>; reason?: string };
const expected: Record<string, Expected> = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));

for (const [file, page] of Object.entries(expected)) {
  test(`${file} reads as ${page.listing ? "its home" : page.reason}`, () => {
    const { text } = decodeHtml(readFileSync(join(folder, file)), page.contentType);
    const extraction = extractPage(text, { url: page.url });
    expect(extraction.reason).toBe(page.reason ?? null);
    if (page.listing) expect(extraction.listing).toMatchObject(page.listing);
    else expect(extraction.listing).toBeNull();
  });
}
