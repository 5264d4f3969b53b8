import { expect, test } from "vitest";
import { gatherEvidence } from "../../../../scraper/extract/judge/evidence.ts";
import { decide, rules } from "../../../../scraper/extract/judge/judge-listing.ts";
import { readLayers } from "../../../../scraper/extract/layers/read-layers.ts";
import { readJsonLd } from "../../../../scraper/extract/layers/schema/json-ld.ts";
import { merge } from "../../../../scraper/extract/merge.ts";
import { parsePage } from "../../../../scraper/extract/parse/parse-page.ts";
import { readFacts } from "../../../../scraper/extract/facts/read-facts.ts";

function ruleFor(html: string, url = "https://homes.example/x/1"): string | undefined {
  const document = parsePage(html);
  const facts = readFacts(document, null);
  const jsonLd = readJsonLd(facts.jsonLd);
  const merged = merge(readLayers({ document, facts, jsonLd, url, selectors: {} }));
  return decide(gatherEvidence({ facts, merged, roots: jsonLd, url }))?.name;
}

const home = "<div>฿2,500,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>";

test("Every rule has a name of its own", () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

test("The last rule always holds, so that each page is decided", () => {
  expect(rules.at(-1)?.code).toBe("no-home-described");
  expect(ruleFor("<h1>Something about nothing</h1><p>That has enough letters in it to be a page.</p>")).toBe(
    "nothing-described",
  );
});

test.each([
  ["<p></p>", "no-text"],
  ["<h1>Page not found</h1><p>We could not find what you are looking for, sorry.</p>", "error-headline"],
  [`<h1>This listing is no longer available</h1>${home}`, "gone-headline"],
  [`<h1>2 bedroom condo</h1><p>This property has been removed</p>${home}`, "gone-banner"],
  ["<h1>132 condos for sale</h1><p>See what is offered in this area of town.</p>", "list-headline-alone"],
  [
    `<title>Old Quay Homes</title><h1>Old Quay Homes</h1>
      <div class=c><span>£795,000</span> <a href="/h/1">4 bed villa at Old Quay</a> <small>196 m²</small></div>
      <div class=c><span>£155,000</span> <a href="/h/2">2 bed flat in Hove</a> <small>64 m²</small></div>
      <div>4 bedrooms</div><div>Price on request</div>`,
    "prices-only-of-cards",
  ],
  [
    `<script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"Product","offers":{"price":3300}}}]}</script>
      <h1>上海浦东公寓</h1><div>¥3,300/月 2室 113平米</div>`,
    "price-of-a-listed-home",
  ],
  [
    `<h1>Condos for sale in Jomtien</h1><h2>Sea view condo</h2><b>฿2,500,000</b><p>2 bedrooms, 60 m²</p><ul>
      <li><img src="/1.jpg"><a href="/h/1">Condo in Naklua</a><i>฿1,900,000</i></li>
      <li><img src="/2.jpg"><a href="/h/2">Villa in Pong</a><i>฿3,100,000</i></li></ul>`,
    "list-headline-cards",
  ],
  [`<h1>Looking for a condo</h1>${home}`, "home-wanted"],
  [`<h1>How do I buy a condo?</h1>${home}`, "question"],
  [`<h1>Sea view condo for sale</h1>${home}`, "price-with-a-measure"],
  [
    `<script type="application/ld+json">{"@type":"Apartment","name":"Sea view","offers":{"price":2500000}}</script>`,
    "home-in-structured-data",
  ],
])("%s is decided by the rule: %s", (html, name) => {
  expect(ruleFor(html)).toBe(name);
});
