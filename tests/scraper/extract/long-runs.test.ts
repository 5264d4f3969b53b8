/**
 * Reading a page costs no more than its length. A pattern that goes back over a long run of the same few characters
 * takes minutes where others take milliseconds. The limit is ten times the slowest of these.
 */
import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const runLength = 100_000;
const mostSeconds = 3;

const pieces = [
  "9",
  " ",
  "/**/",
  "abc({",
  "abc=1;",
  "1 ",
  "1 000",
  "1.000 ",
  "9 9",
  "1,",
  "1-",
  "2-1-50 ",
  "-",
  ".",
  ",",
  "a",
  "a.",
  "a.b",
  "window.",
  "window.a=",
  "let a = ",
  "function(",
  "=>",
  '{"a":',
  "[[",
  "{a:",
  '\\"',
  "\\u00",
  '"',
  "'",
  'JSON.parse("',
  "push({",
  "lat: 12.345",
  "12.345,",
  "['a', 12.9345, ",
  "price: ",
  "$1",
  "m² ",
  "bed ",
  "3 beds ",
  "beds 3 ",
  "to ",
  "from ",
  "3室",
  "ไร่",
  "&amp;",
  "%7B",
  "https://a.b/c?q=12.345,",
  "<td>a",
  "<b>",
  "</p>",
  "<!--",
  "보증금 1",
  "월세 1,1",
  "three &amp;",
  "byt 2+",
  "1 1/2 ",
  "€1 from ",
];

const places: Record<string, (run: string) => string> = {
  "its text": (run) => `<body><h1>Condo for sale</h1><p>${run}</p>`,
  "its headings": (run) =>
    `<title>${run}</title><meta name="description" content="${escape(run)}"><body><h1>${run}</h1><p>A condo by the sea with two bedrooms</p>`,
  "its attributes": (run) =>
    `<body><div class="${escape(run)}" data-state='{"a":"${escape(run)}"}'><img srcset="${escape(run)}" style="background:url(${escape(run)})"><a href="${escape(run)}">Map</a></div>`,
  "its scripts": (run) => `<body><script>var price=1; window.state = {"lat":1};${run}</script><p>2 beds</p>`,
  "its data": (run) =>
    `<body><script type="application/json">${toScript({ price: run, title: run, beds: run, area: run, lat: run, images: [run], facts: [{ label: "beds", value: run }] })}</script><script type="application/ld+json">${toScript({ "@type": "Apartment", name: run, floorSize: run, offers: { price: run }, address: run })}</script>`,
  "its broken data": (run) => `<script type="application/ld+json">/**/${run}x</script><p>2 beds</p>`,
};

for (const [place, write] of Object.entries(places)) {
  test(`Long runs of anything in ${place} are read in one pass`, () => {
    for (const piece of pieces) {
      const html = write(piece.repeat(Math.ceil(runLength / piece.length)));
      const before = process.cpuUsage();
      extractPage(html, { url: "https://homes.example/1" });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6, JSON.stringify(piece)).toBeLessThan(mostSeconds);
    }
  });
}

test("A meta element is read no further than a page can need", () => {
  const run = "฿1,000 ".repeat(700_000);
  const before = process.cpuUsage();
  extractPage(`<meta name="description" content="${run}"><h1>Condo for sale</h1>`, {
    url: "https://homes.example/1",
  });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(mostSeconds);
});

function escape(text: string): string {
  return text.replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
