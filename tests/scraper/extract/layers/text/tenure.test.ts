import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";

const tenureOf = (html: string, kind = "condo") =>
  extractPage(
    `<h1>2 bedroom ${kind} for sale</h1><div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>${html}`,
    { url: "https://homes.example/1" },
  ).listing?.tenure;

test.each([
  ["<p>Sold in foreign quota</p>", "foreign-quota"],
  ["<dl><dt>Ownership</dt><dd>Foreign</dd></dl>", "foreign-quota"],
  ["<li>โควต้าต่างชาติ</li>", "foreign-quota"],
  ["<li>โควต้าคนไทย</li>", "thai-quota"],
  ["<p>The unit is in Thai name.</p>", "thai-quota"],
  ["<li>30-year lease</li>", "leasehold"],
  ["<li>外国人产权</li>", "foreign-quota"],
])("%s says how the unit is held", (html, tenure) => {
  expect(tenureOf(html)).toBe(tenure);
});

test.each([
  "<p>Beautiful view</p>",
  "<p>Foreign quota or Thai name possible</p>",
  "<p>The foreign quota is sold out</p>",
])("%s says nothing that is sure", (html) => {
  expect(tenureOf(html)).toBeNull();
});

test("A house is in nobody's quota", () => {
  expect(tenureOf("<p>Foreign quota</p>", "villa")).toBeNull();
  expect(tenureOf("<p>In company name</p>", "villa")).toBe("company");
});
