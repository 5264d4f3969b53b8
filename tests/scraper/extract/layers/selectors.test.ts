import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const page = `<html lang="en"><head><title>Home</title><script type="application/ld+json">
  {"@type":"Apartment","name":"The template's own name","numberOfBedrooms":9,"offers":{"price":1,"priceCurrency":"USD"}}</script></head>
  <body><h1>Condo for sale</h1><div class="box"><b class="name">Corner unit over the park</b>
  <span data-cost="THB 3,150,000 net">ask</span><i class="b">BR:2</i><i class="s">41 sqm</i>
  <a class="photo" href="/p/1.jpg"></a><a class="photo" href="/p/2.jpg"></a><em class="ref">Ref. No. KX-88 (new)</em></div></body></html>`;

test("A source's selectors win over what the page says in structured data, with attribute, pattern and fallback", () => {
  const extraction = extractPage(page, {
    url: "https://park.example/1",
    selectors: {
      title: [{ selector: ".missing" }, { selector: ".name" }],
      price: [{ selector: "[data-cost]", attribute: "data-cost" }],
      bedrooms: [{ selector: ".b", pattern: "BR:(\\d+)" }],
      squareMeters: [{ selector: ".s", transform: "digits" }],
      images: [{ selector: ".photo", attribute: "href" }],
      externalId: [{ selector: ".ref", pattern: "[A-Z]{2}-\\d+" }],
    },
  });
  expect(extraction.listing).toMatchObject({
    title: "Corner unit over the park",
    price: 3_150_000,
    currency: "THB",
    bedrooms: 2,
    squareMeters: 41,
    images: ["https://park.example/p/1.jpg", "https://park.example/p/2.jpg"],
    externalId: "KX-88",
  });
  expect(extraction.fields["bedrooms"]).toMatchObject({
    layer: "selectors",
    raw: "2",
    others: [{ value: 9, layer: "json-ld" }],
  });
});

test("A selected description wins though it is short, and a selected picture stands alone", () => {
  const template = JSON.stringify({
    "@type": "Apartment",
    name: "Garden flat",
    description: "What the template says of every home, at length. ".repeat(10),
    offers: { price: 1_900_000, priceCurrency: "THB" },
  });
  const extraction = extractPage(
    `<title>Garden flat</title><script type="application/ld+json">${template}</script><h1>Garden flat for sale</h1>
    <p class="own">Quiet and green.</p><img class="main" src="/p/1.jpg"><img src="/p/other-2.jpg">`,
    {
      url: "https://park.example/3",
      selectors: {
        description: [{ selector: ".own" }],
        images: [{ selector: ".main", attribute: "src" }],
      },
    },
  );
  expect(extraction.listing).toMatchObject({
    description: "Quiet and green.",
    images: ["https://park.example/p/1.jpg"],
  });
});

test("A selector copied from a browser finds table rows under the body that browsers add", () => {
  const rows = "<table class=facts><tr><th>Asking<td>THB 2,450,000<tr><th>Bedrooms<td>2</table>";
  const extraction = extractPage(`<title>Garden flat</title><h1>Garden flat for sale</h1>${rows}`, {
    url: "https://park.example/2",
    selectors: { price: [{ selector: "table.facts > tbody > tr:nth-child(1) > td" }] },
  });
  expect(extraction.fields["price"]).toMatchObject({ value: 2_450_000, layer: "selectors" });
});
