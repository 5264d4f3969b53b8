import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sayRefusal, type Refusal } from "../../../domain/scraping/refusals.ts";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { decodeHtml } from "../../../scraper/fetch/decode.ts";

const folder = join(import.meta.dirname, "../../fixtures/pages");

type Expected = { url: string; contentType: string; listing?: Record<string, unknown>; refusal?: Refusal };
const expected: Record<string, Expected> = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));

test("What no database stores is left out: zero characters, and half of a letter that was cut", () => {
  const html = `<h1>${"a".repeat(199)}🏠 condo for sale</h1><div class="price">฿1,000,000</div><ul><li>2 bedrooms</li></ul>
    <p>${"x ".repeat(2999)}y🏠🏠 end</p><script>window.home={"price":1000000,"bedrooms":2,"address":"1\\u0000 Beach Road",
    "description":"A zero \\u0000 and a lone \\ud83c in the description of a home"}</script>`;
  const extraction = extractPage(html, { url: "https://homes.example/1" });
  expect(extraction.refusal).toBeNull();
  expect(JSON.stringify(extraction)).not.toMatch(/\\u(?:0000|d[89a-f])/i);
});

test("A home for sale that is let is for sale; one to let that is let is gone", () => {
  const read = (offer: string, price: string) =>
    extractPage(
      `<h1>2 bedroom condo ${offer}</h1><div>${price}</div><ul><li>2 bedrooms</li><li>60 m²</li></ul><span>Rented</span>`,
      { url: "https://homes.example/1" },
    ).listing?.status;
  expect(read("for sale", "฿3,100,000")).toEqual(["for-sale"]);
  expect(read("for rent", "฿15,000 / month")).toEqual(["rented"]);
});

test("What a listing has from other fields says from which layer", () => {
  const home = '{"price":1000000,"bedrooms":2,"kind":"condo"}';
  const { listing, fields } = extractPage(
    `<h1>2 bedroom condo for sale</h1><div class="price">฿1,000,000</div><img src="/a.jpg"><script>window.home=${home}</script>`,
    { url: "https://homes.example/1" },
  );
  for (const name of ["type", "status", "images"] as const) {
    expect([name, fields[name]?.value]).toEqual([name, listing?.[name]]);
    expect(fields[name]).toMatchObject({ layer: "text", raw: expect.stringMatching(/./) });
  }
});

for (const [file, page] of Object.entries(expected)) {
  test(`${file} reads as ${page.refusal ? sayRefusal(page.refusal) : "its home"}`, () => {
    const { text } = decodeHtml(readFileSync(join(folder, file)), page.contentType);
    const extraction = extractPage(text, { url: page.url });
    expect(extraction.refusal).toEqual(page.refusal ?? null);
    if (page.listing) expect(extraction.listing).toMatchObject(page.listing);
    else expect(extraction.listing).toBeNull();
  });
}

test("Data that is nested without end is a reason, not an error", () => {
  const nested = [
    `${"[".repeat(150_000)}{}${"]".repeat(150_000)}`,
    `${'{"@graph":'.repeat(150_000)}{}${"}".repeat(150_000)}`,
  ];
  for (const data of nested) {
    const page = `<script type="application/ld+json">${data}</script><h1>Condo for sale</h1>`;
    expect(extractPage(page, { url: "https://homes.example/1" })).toMatchObject({
      refusal: { code: "too-deep" },
    });
  }
});
