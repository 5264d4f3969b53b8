import { afterAll, beforeAll, expect, test } from "vitest";
import { type CardListing, toCardListing } from "../../domain/listings/card-listing.ts";
import type { AreaList, ListingPage, PinPage, SimilarListings } from "../../domain/api.ts";
import { defaultLocale, locales } from "../../domain/languages/locales.ts";
import { unknownTerms } from "../../domain/finance/finance-terms.ts";
import { pinOfProperty } from "../../domain/listings/pin-listing.ts";
import type { Property } from "../../domain/listings/listing.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const json = async <Body>(path: string): Promise<Body> => (await product.fetch(path)).json();

async function readAll(query: string): Promise<Property[]> {
  const all: Property[] = [];
  let next: string | null = "";
  while (next !== null) {
    const after = next ? `&after=${encodeURIComponent(next)}` : "";
    const page: ListingPage = await json(`/api/listings?limit=5${query}${after}`);
    all.push(...page.listings);
    next = page.next;
  }
  return all;
}

test("A budget in another currency finds the same listings as in baht", async () => {
  const inEuro = await readAll("&maxPrice=100000&currency=EUR");
  const inBaht = await readAll("&maxPrice=3760000");
  expect(inEuro.length).toBeGreaterThan(0);
  expect(inEuro).toEqual(inBaht);
  expect(inEuro.every(({ price }) => price !== null && price <= 3_760_000)).toBe(true);
});

test("Every order pages through the same listings, each once", async () => {
  const newest = (await readAll("")).map(({ id }) => id);
  expect(new Set(newest).size).toBe(newest.length);
  for (const sort of ["price-up", "price-down", "monthly-up", "size-down"]) {
    const ids = (await readAll(`&sort=${sort}`)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(newest.toSorted());
  }
});

test("Facets and total agree with the listings", async () => {
  const page: ListingPage = await json("/api/listings?type=condo&area=jomtien&limit=96");
  expect(page.total).toBe(page.listings.length);
  expect(page.facets?.area.jomtien).toBe(page.total);
  const sold = page.listings.filter(({ status }) => status.includes("sold"));
  expect(page.facets?.status.sold ?? 0).toBe(sold.length);
});

test("A cursor of another order is refused by name", async () => {
  const { next }: ListingPage = await json("/api/listings?limit=5");
  const response = await product.fetch(`/api/listings?sort=price-up&after=${encodeURIComponent(next ?? "")}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "bad_request", field: "after" } });
});

test("Lists have the titles of all languages, a listing its descriptions too", async () => {
  const listing: Property = await json("/api/listings/village-house-bang-saray");
  expect(listing.translations.fr?.description).toMatch(/^Une maison de bois/);
  const titles = Object.entries(listing.translations).map(([locale, { title }]) => [locale, { title }]);
  expect(titles.map(([locale]) => locale)).toEqual(locales.filter((locale) => locale !== defaultLocale));
  const pages: ListingPage[] = await Promise.all(
    ["?limit=96", "?area=bang-saray"].map((query) => json<ListingPage>(`/api/listings${query}`)),
  );
  const similar: SimilarListings = await json(
    `/api/listings/${pages[1]?.listings.find(({ id }) => id !== listing.id)?.id ?? ""}/similar`,
  );
  for (const { listings } of pages) {
    const listed = listings.find(({ id }) => id === listing.id);
    expect(listed?.translations).toEqual(Object.fromEntries(titles));
  }
  expect(similar.listings.every(({ translations }) => Object.keys(translations).length === 5)).toBe(true);
});

test("A page in the reader's language shows the translation, and the seller's words behind a click", async () => {
  const html = await (await product.fetch("/fr/property/village-house-bang-saray")).text();
  expect(html).toMatch(/<h1[^>]*>Maison dans le village de pêcheurs, Bang Saray</);
  expect(html).toContain("Une maison de bois sur un rez-de-chaussée en béton");
  expect(html).toMatch(/<details[^>]*>.*<p lang="en"[^>]*>A wooden house on a concrete ground floor/s);
});

test("A listing is found by id and by slug, with similar listings that exclude itself", async () => {
  const { listings }: ListingPage = await json("/api/listings?limit=1");
  const [listing] = listings;
  // Lists have the titles of all languages. One listing has its descriptions, its plan and its pictures' texts too.
  const titlesOf = ({ translations }: Property) =>
    Object.fromEntries(Object.entries(translations).map(([locale, { title }]) => [locale, { title }]));
  for (const name of [listing?.slug, listing?.id]) {
    const found: Property = await json(`/api/listings/${name}`);
    const { floorPlan, ...shared } = found;
    expect(floorPlan?.floors.length).toBeGreaterThan(0);
    expect({ ...shared, translations: titlesOf(found), pictureTexts: {} }).toEqual(listing);
  }
  const similar: SimilarListings = await json(`/api/listings/${listing?.id}/similar`);
  expect(similar.listings).toHaveLength(4);
  expect(similar.listings.some(({ id }) => id === listing?.id)).toBe(false);
});

test("A list of cards has the same listings, each with what a card shows", async () => {
  for (const query of ["limit=5&type=condo", "limit=5"]) {
    const whole: ListingPage = await json(`/api/listings?${query}`);
    const cards: ListingPage<CardListing> = await json(`/api/listings?${query}&fields=card`);
    expect(cards).toEqual({ ...whole, listings: whole.listings.map(toCardListing) });
    expect(Object.keys(cards.listings[0] ?? {})).not.toContain("description");
    expect(cards.listings.every(({ images }) => images.length === 1)).toBe(true);
  }
  expect((await product.fetch("/api/listings?fields=everything")).status).toBe(400);
});

test("A map gets the pins of all homes found, whatever the page, and nothing else of them", async () => {
  const all = await readAll("&type=condo");
  const { pins, total }: PinPage = await json("/api/listings?fields=pin&limit=1&page=3&type=condo");
  expect(total).toBe(all.length);
  const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
  expect(pins.toSorted(bySlug)).toEqual(
    all.map((home) => pinOfProperty(home, unknownTerms)).toSorted(bySlug),
  );
});

test("A drawn area filters list, total and pins, and counts each home inside only", async () => {
  const drawn = "drawn=100.86,12.86,100.9,12.86,100.9,12.91,100.86,12.91";
  const inBox = (await readAll("")).filter(
    ({ latitude, longitude }) =>
      latitude !== null &&
      longitude !== null &&
      latitude >= 12.86 &&
      latitude <= 12.91 &&
      longitude >= 100.86 &&
      longitude <= 100.9,
  );
  expect(inBox.length).toBeGreaterThan(0);
  const page: ListingPage = await json(`/api/listings?${drawn}&limit=96`);
  expect(page.total).toBe(inBox.length);
  expect(page.listings.map(({ slug }) => slug).toSorted()).toEqual(inBox.map(({ slug }) => slug).toSorted());
  const { pins }: PinPage = await json(`/api/listings?${drawn}&fields=pin`);
  expect(pins).toHaveLength(inBox.length);
});

test("A page with a drawn area or the open map is not indexed, and its canonical has neither", async () => {
  for (const query of ["drawn=100.86,12.86,100.9,12.86,100.9,12.91", "map=open"]) {
    const html = await (await product.fetch(`/listings?type=condo&status=for-sale&${query}`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/listings\?status=for-sale&amp;type=condo"/);
  }
});

test("Every area has a summary, with medians if it has prices", async () => {
  const { areas }: AreaList = await json("/api/areas");
  expect(areas).toHaveLength(8);
  for (const { slug, count, medianPrice } of areas) {
    const page: ListingPage = await json(`/api/listings?area=${slug}&limit=96`);
    expect(count).toBe(page.total);
    if (medianPrice !== null) {
      const prices = page.listings.flatMap(({ price }) => price ?? []);
      expect(prices.filter((price) => price <= medianPrice + 1).length).toBeGreaterThanOrEqual(
        prices.length / 2,
      );
    }
  }
});

test("A type that names an offer shows what is offered, unless a status is asked for", async () => {
  const houses = await readAll("&type=house-for-sale");
  expect(houses.length).toBeGreaterThan(1);
  expect(houses.filter(({ status }) => status.includes("sold"))).toEqual([]);
  const sold = await readAll("&type=house-for-sale&status=sold");
  expect(sold.map(({ status }) => status)).toEqual([["sold"]]);
  const all = await readAll("&type=house");
  expect(all.filter(({ status }) => status.includes("sold"))).toHaveLength(1);
});

test("Every picture that the API names is an address that answers with a picture", async () => {
  const homes = await readAll("");
  const images = new Set(homes.flatMap((home) => home.images));
  expect(images.size).toBeGreaterThan(20);
  for (const image of images) {
    const named = await product.fetch(image);
    const picture = await product.fetch(named.headers.get("location") ?? "");
    expect([image, named.status, picture.status, picture.headers.get("content-type")]).toEqual([
      image,
      301,
      200,
      "image/webp",
    ]);
    await picture.arrayBuffer();
  }
  const uploaded = await product.fetch("/img/homes/a.jpg");
  expect([uploaded.status, uploaded.headers.get("location")]).toEqual([
    301,
    "/img/homes/a.jpg?w=1200&f=webp",
  ]);
});

test("A withdrawn listing answers 410 with similar ones, one that was never public 404", async () => {
  const { listings }: ListingPage = await json("/api/listings?type=house-for-rent&limit=1");
  const slug = listings[0]?.slug ?? "";
  await product.backend.database.query("update listings set publication = 'withdrawn' where slug = $1", [
    slug,
  ]);
  const gone = await product.fetch(`/api/listings/${slug}`);
  expect(gone.status).toBe(410);
  const body: { similar: Property[] } = await gone.json();
  expect(body).toMatchObject({ error: { code: "gone" } });
  expect(body.similar.length).toBeGreaterThan(0);
  await product.backend.database.query("update listings set publication = 'draft' where slug = $1", [slug]);
  expect((await product.fetch(`/api/listings/${listings[0]?.id}`)).status).toBe(404);
});

test("A list with a maximum price of 0 is empty", async () => {
  const empty: ListingPage = await json("/api/listings?type=condo-for-rent&maxPrice=0");
  const whole: ListingPage = await json("/api/listings?type=condo-for-rent");
  expect(empty.total).toBe(0);
  expect(whole.total).toBeGreaterThan(0);
});

test("The similar listings of a draft do not reveal that it exists", async () => {
  const { listings }: ListingPage = await json("/api/listings?type=house-for-sale&limit=1");
  const id = listings[0]?.id ?? "";
  await product.backend.database.query("update listings set publication = 'draft' where id = $1", [id]);
  expect(await json(`/api/listings/${id}/similar`)).toEqual({ listings: [] });
});
