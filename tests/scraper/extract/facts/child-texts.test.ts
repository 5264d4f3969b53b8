import { expect, test } from "vitest";
import { ChildTexts, type LabelledText } from "../../../../scraper/extract/facts/child-texts.ts";
import { collapse, textOf } from "../../../../scraper/extract/parse/element-text.ts";
import { parsePage, select } from "../../../../scraper/extract/parse/parse-page.ts";

/** As the walk asks: each child with its own text. */
function read(html: string, selector: string, limit = 250): { text: string | null; pairs: LabelledText[] } {
  const [element] = select(parsePage(html), selector);
  if (!element) throw new Error(`no ${selector}`);
  const texts = new ChildTexts(element.name, limit);
  const pairs = element.children.flatMap((child) =>
    texts.add(child, child.type === "text" ? collapse(child.data) : "attribs" in child ? textOf(child) : ""),
  );
  return { pairs: [...pairs, ...texts.finish()], text: texts.text };
}

test.each([
  ["<li><span>Size</span><span>48 m²</span></li>", "li", [{ label: "Size", value: "48 m²" }]],
  ["<li>Bathrooms <b>2</b></li>", "li", [{ label: "Bathrooms", value: "2" }]],
  ["<li><b>Bathrooms</b> 2</li>", "li", [{ label: "Bathrooms", value: "2" }]],
  [
    "<table><tr><td>Rent</td><td>£950</td><td>Size</td><td>61 m²</td></tr></table>",
    "tr",
    [
      { label: "Rent", value: "£950" },
      { label: "Size", value: "61 m²" },
    ],
  ],
  [
    "<dl><dt>Floor</dt><dd>3</dd><dt>Beds</dt><dd>2</dd></dl>",
    "dl",
    [
      { label: "Floor", value: "3" },
      { label: "Beds", value: "2" },
    ],
  ],
  [
    "<li>2 <i class=icon-bed></i> 1 <i class=icon-bath></i></li>",
    "li",
    [
      { label: "bedrooms", value: "2" },
      { label: "bathrooms", value: "1" },
    ],
  ],
])("%s makes its labels and values", (html, selector, pairs) => {
  expect(read(html, selector).pairs).toEqual(pairs);
});

test.each([
  ["<p>Only <b>฿3,100,000</b></p>", "p"],
  ["<li>Deposit <b>฿3,100,000</b></li>", "li"],
  ["<li><b>a</b><b>b</b><b>c</b></li>", "li"],
])("%s makes none", (html, selector) => {
  expect(read(html, selector).pairs).toEqual([]);
});

test("A text is kept while it is short, with a space between elements that are no formatting", () => {
  expect(read("<p>Two <b>bed</b>rooms<span>48 m²</span></p>", "p").text).toBe("Two bedrooms 48 m²");
  expect(read(`<p>${"long ".repeat(60)}</p>`, "p").text).toBeNull();
  expect(read(`<p>${"long ".repeat(60)}</p>`, "p", 6000).text).toHaveLength(299);
});
