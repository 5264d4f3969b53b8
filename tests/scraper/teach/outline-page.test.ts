import { expect, test } from "vitest";
import { parsePage } from "../../../scraper/extract/parse/parse-page.ts";
import { elementAt, outlinePage, textOfEntry } from "../../../scraper/teach/outline-page.ts";

const html = `<!doctype html><html><head><title>A home</title><meta property="og:title" content="Sea view"></head>
<body><nav><a>Menu</a></nav><script>alert("x")</script><h1>Sea  view
condo</h1><dl><dt>Price</dt><dd>฿2,500,000</dd></dl>
<table><tr><td>Size:</td><td>35 <b>sqm</b></td></tr></table><img src="/1.jpg"><img src="data:image/gif;base64,R0"></body></html>`;

test("A page is a list of its texts with what names them; scripts and menus are left out", () => {
  const { title, entries } = outlinePage(parsePage(html));
  expect(title).toBe("A home");
  expect(entries.map(({ kind, label, text, isHeading }) => [kind, label, text, isHeading])).toEqual([
    ["hidden", "og:title", "Sea view", false],
    ["text", "", "Sea view condo", true],
    ["text", "", "Price", false],
    ["text", "Price", "฿2,500,000", false],
    ["text", "", "Size:", false],
    ["text", "Size:", "35 sqm", false],
    ["text", "", "sqm", false],
    ["picture", "", "/1.jpg", false],
  ]);
});

test("An entry's place finds its element again", () => {
  const page = parsePage(html);
  for (const { at, text } of outlinePage(page).entries) {
    const element = elementAt(page, at);
    expect(element && textOfEntry(element)).toBe(text);
  }
  expect(elementAt(page, 10_000)).toBeNull();
});

test("A page of as many texts as one may have has a list with an end", () => {
  const { entries, isCut } = outlinePage(parsePage("<p>x</p>".repeat(60_000)));
  expect(entries).toHaveLength(600);
  expect(isCut).toBe(true);
});
