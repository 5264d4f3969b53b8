import { expect, test } from "vitest";
import type { TeachableField } from "../../../domain/scraping/teaching.ts";
import { parsePage, select } from "../../../scraper/extract/parse/parse-page.ts";
import { makeSelectors } from "../../../scraper/teach/make-selectors.ts";
import { trySelector } from "../../../scraper/teach/try-selector.ts";

/** Of the element with `data-x="1"`, an attribute that no selector may use. */
function selectorsFor(html: string, field: TeachableField = "price"): string[] {
  const page = parsePage(html);
  const [target] = select(page, '[data-x="1"]').toArray();
  if (!target) throw new Error("No target");
  const made = makeSelectors(page, target, field);
  for (const { selector } of made) {
    const found = select(page, selector).toArray();
    expect(field === "images" ? found.includes(target) : found[0] === target, selector).toBe(true);
  }
  return made.map(({ selector }) => selector);
}

test.each([
  ["an id", '<p id="price" data-x="1">5</p>', "#price"],
  ["itemprop", '<p><b itemprop="price" class="x" data-x="1">5</b></p>', '[itemprop="price"]'],
  ["a class", '<p class="name">a</p><p class="mt-4 listing-price" data-x="1">5</p>', "p.listing-price"],
  [
    "a label",
    "<dl><dt>Size</dt><dd>3</dd><dt>Price</dt><dd data-x=1>5</dd></dl>",
    'dt:contains("Price") + dd',
  ],
  [
    "a row's heading",
    "<table><tr><th>Price<td data-x=1>5<tr><th>Size<td>3</table>",
    'th:contains("Price") + td',
  ],
  ["an ancestor", "<p><b>1</b></p><div class=cost><b data-x=1>5</b></div>", "div.cost b"],
])("%s is the first choice where there is one", (_, html, selector) => {
  expect(selectorsFor(html)[0]).toBe(selector);
});

test.each([
  ["numbers count homes or columns", '<p id="price-1234" class="col-6" data-x="1">5</p>'],
  ["build tools make names up", '<p class="css-kqXyzA Price_value__aBcDe" data-x="1">5</p>'],
])("Names that another page has not are left out: %s", (_, html) => {
  expect(selectorsFor(`<div class="box">${html}</div>`)[0]).toBe("div.box p");
});

test("Without any name the place is counted", () => {
  expect(selectorsFor("<main><p>1</p><p>2</p><p data-x=1>5</p></main>")).toEqual([
    "main:nth-of-type(1) > p:nth-of-type(3)",
  ]);
});

test("A selector for pictures finds all of them", () => {
  const html =
    '<div class="gallery"><img class="photo" src="/1.jpg" data-x="1"><img class="photo" src="/2.jpg"></div><img class="logo" src="/l.png">';
  expect(selectorsFor(html, "images")[0]).toBe("img.photo");
  const trial = trySelector(parsePage(html), "images", { selector: "img.photo", attribute: "src" });
  expect(trial).toMatchObject({ count: 2, value: ["/1.jpg", "/2.jpg"] });
});

test("A trial shows what was found and what was understood of it", () => {
  const page = parsePage('<p class="price">฿2,500,000</p><p class="note">ask us</p>');
  expect(trySelector(page, "price", { selector: ".price" })).toMatchObject({
    found: ["฿2,500,000"],
    count: 1,
    value: { amount: 2_500_000, currency: "THB" },
  });
  expect(trySelector(page, "price", { selector: ".note" })).toMatchObject({ found: ["ask us"], value: null });
  expect(trySelector(page, "price", { selector: ".nothing" })).toMatchObject({ count: 0, value: null });
  expect(trySelector(page, "price", { selector: "p[" })).toBeNull();
});

test("A page where everything has a name takes a moment, not minutes", () => {
  const deep = "<div class='a b c'>".repeat(200);
  const before = performance.now();
  selectorsFor(`${deep}${"<p class='a b'>x</p>".repeat(3000)}<p data-x=1 class='a b'>5</p>`);
  expect(performance.now() - before).toBeLessThan(5000);
});
