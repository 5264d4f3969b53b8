import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const read = (after: string) =>
  extractPage(
    `<main><h1>2 bedroom condo for sale</h1><div class="price">฿3,100,000</div><ul><li>2 bedrooms</li><li>60 m²</li></ul>
      <img src="/own-1200x800.jpg"><img src="/own2-1200x800.jpg">${after}</main>`,
    { url: "https://homes.example/1" },
  ).listing;
const card = (badge: string, price: string) =>
  `<article><a href="/2"><img src="/other-1200x800.jpg"><h3>Villa in Naklua</h3></a><b>${badge}</b><div>${price}</div></article>`;

test.each(["Recently sold", "Other homes nearby", "ทรัพย์ที่ขายแล้ว", "Bereits vermietet", "在售户型"])(
  "Cards below %s stay other homes although their headings are of the same level",
  (heading) => {
    const listing = read(`<section><h3>${heading}</h3>${card("SOLD", "฿2,280,000").repeat(2)}</section>`);
    expect(listing).toMatchObject({ price: 3_100_000, status: ["for-sale"] });
    expect(listing?.images).toHaveLength(2);
  },
);

test.each([
  (href: string, price: string) => `<div><a href="${href}">Villa in Naklua</a><p>${price}</p></div>`,
  (href: string, price: string) => `<div class=x><b>${price}</b> <a href="${href}">Villa in Naklua</a></div>`,
  (href: string, price: string) =>
    `<p>Naklua</p><p>${price}</p><p>Pool</p><p><a href="${href}">Details</a></p>`,
  (href: string, price: string) => `<h4>Villa ${href}</h4><p>${price}</p>`,
])("Cards are other homes whatever stands above them: %s", (card) => {
  const cards = [card("/2", "฿2,280,000"), card("/3", "฿3,280,000")];
  const page = `<h1>2 bedroom condo</h1><p>Price: on request</p><p>60 m²</p><h3>Our week</h3>${cards.join("")}`;
  const { listing } = extractPage(page, { url: "https://homes.example/1" });
  expect(listing).toMatchObject({ price: null, priceOnRequest: true, bedrooms: 2, squareMeters: 60 });
});

test("A home whose price stands at a link to its own project keeps it", () => {
  const page = `<h1>2 bedroom condo for sale</h1><p>฿3,100,000 <a href="/projects/park">Park Condo</a></p><p>60 m²</p>`;
  expect(extractPage(page, { url: "https://homes.example/1" }).listing?.price).toBe(3_100_000);
});

test("What follows the other homes' box is of the home again", () => {
  const listing = read(
    `<section><h3>Similar homes</h3>${card("", "฿2,280,000")}</section><dl><dt>Year built</dt><dd>2016</dd></dl>`,
  );
  expect(listing?.yearBuilt).toBe(2016);
});

test.each(["Loan calculator", "คำนวณสินเชื่อ", "房贷计算器", "Ипотечный калькулятор"])(
  "What %s works out is asked by nobody",
  (heading) => {
    const html = `<div><h3>${heading}</h3><div>Monthly ฿17,000</div><div>First ฿900,000</div></div>`;
    expect(read(html)).toMatchObject({ price: 3_100_000, status: ["for-sale"], monthlyRentalPrice: null });
  },
);

test("Small pictures beside a gallery are the agent's and other homes'", () => {
  const listing = read(`<div><img src="/anna-300x200.jpg" alt="Anna"><strong>Anna</strong></div>`);
  expect(listing?.images.map((url) => new URL(url).pathname)).toEqual([
    "/own-1200x800.jpg",
    "/own2-1200x800.jpg",
  ]);
});

test("A page of the site's owner with two homes is no home", () => {
  const html = `<title>Rivermark Homes</title><h1>Rivermark Homes</h1><h2>For sale</h2>
    <p>2 bedrooms, 60 m², condo</p><div>฿2,000,000</div><footer>© 2026 Rivermark Homes</footer>`;
  expect(extractPage(html, { url: "https://homes.example/" }).isListing).toBe(false);
});

const item = (address = "") =>
  `<div itemscope itemtype="https://schema.org/Apartment">${address}<b itemprop="name">Penthouse in Wongamat</b><i itemprop="numberOfBedrooms">4</i>
    <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="streetAddress">99 Beach Road</i></div>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="25000000"><meta itemprop="priceCurrency" content="THB"></div></div>`;
const asRdfa = (html: string) =>
  html.replaceAll('itemscope itemtype="https://schema.org/', 'typeof="').replaceAll("itemprop", "property");

test.each([
  ["below the heading of other homes", `<h2>Similar properties</h2>${item()}`],
  ["in RDFa below that heading", `<h2>Similar properties</h2>${asRdfa(item())}`],
  ["with the address of another page", item('<link itemprop="url" href="/2">')],
])("Data of another home %s says nothing of this one", (_, others) => {
  const expected = { title: "2 bedroom condo for sale", price: 3_100_000, bedrooms: 2, address: null };
  expect(read(others)).toMatchObject(expected);
  const own = `<div itemscope itemtype="https://schema.org/Apartment"><i itemprop="name">2 bedroom condo for sale</i></div>`;
  expect(read(`${own}${others}`)).toMatchObject(expected);
});
