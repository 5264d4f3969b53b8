import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchAnswer } from "../../domain/search/answer.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function ask(q: string, locale = "en"): Promise<SearchAnswer> {
  const response = await product.fetch(`/api/search?${new URLSearchParams({ q, locale })}`);
  expect([q, response.status]).toEqual([q, 200]);
  return response.json();
}

test("A search for homes is read as a query, and its homes fit", async () => {
  const { first, homes } = await ask("1 bed pratumnak under 30k");
  expect(first).toBe("homes");
  expect(new URLSearchParams(homes?.search).get("area")).toBe("pratumnak");
  expect(homes?.total).toBeGreaterThan(0);
  for (const { area, bedrooms } of homes?.listings ?? []) {
    expect([area, bedrooms]).toEqual(["pratumnak", 1]);
  }
});

test("A search that names a building leads to it, by any spelling, and no other search does", async () => {
  for (const name of ["mali sands tower", "Malee Sands", "茉莉沙大厦", "2 bedrooms mali sands"])
    expect((await ask(name)).building?.slug, name).toBe("mali-sands-tower");
  for (const words of ["tower", "condo in wongamat", "pool"])
    expect((await ask(words)).building, words).toBeNull();
});

test("A question is answered by a text, in the language it is written in", async () => {
  const english = await ask("what happens if I stop paying");
  expect([english.first, english.language]).toEqual(["texts", "en"]);
  const thai = await ask("โควตาต่างชาติ", "de");
  expect(thai.language).toBe("th");
  expect(thai.texts.length).toBeGreaterThan(0);
});

test("A typing mistake finds the same texts", async () => {
  const [right, wrong] = [await ask("foreign quota"), await ask("foriegn qouta")];
  expect(wrong.texts[0]?.path).toBe(right.texts[0]?.path);
});

test("Where nothing fits all filters, it says which one to leave out", async () => {
  const { homes, near } = await ask("pool villa east pattaya under 1 million");
  expect(homes?.total).toBe(0);
  expect(near.length).toBeGreaterThan(0);
  for (const { search, total } of near) {
    const page = await product.fetch(`/api/listings${search}`);
    expect([search, ((await page.json()) as { total: number }).total]).toEqual([search, total]);
  }
});

test("Spaces and capitals make no second copy in the cache", async () => {
  const path = (q: string) => `/api/search?${new URLSearchParams({ q })}`;
  await product.fetch(path("sea view naklua"));
  const again = await product.fetch(path("  SEA   View naklua "));
  expect(again.headers.get("cache-status")).toMatch(/hit/);
});

test("What is not a search is refused with a stable code", async () => {
  const wrong = [
    "/api/search",
    "/api/search?q=",
    `/api/search?q=${"a".repeat(501)}`,
    "/api/search?q=sea&locale=xx",
  ];
  for (const path of wrong) {
    const response = await product.fetch(path);
    expect([path.slice(0, 40), response.status]).toEqual([path.slice(0, 40), 400]);
    expect(await response.json()).toMatchObject({ error: { code: "bad_request" } });
  }
});

test("Owners are led to their page and see no homes for sale; a person is one step away", async () => {
  const sells = await ask("sell my condo in jomtien");
  expect([sells.first, sells.page, sells.homes]).toEqual(["page", "sell", null]);
  expect((await ask("wohnung vermieten lassen", "de")).page).toBe("let");
  expect((await ask("联系客服", "zh")).page).toBe("contact");
});

test("A word that no home has is said, and the homes of the rest are found", async () => {
  const { homes, unused } = await ask("castle in jomtien");
  expect(unused).toEqual(["castle"]);
  expect(homes?.search).toBe("?area=jomtien&unused=castle");
  expect(homes?.total).toBeGreaterThan(0);
  const page = await product.fetch(`/fr/listings${homes?.search}`);
  expect(await page.text()).toContain("Nous n’avons rien pour «\u00a0castle\u00a0»");
});

test("An address of the list with a free text alone is read like a search; a name stays on the list", async () => {
  const go = async (path: string) => {
    const response = await product.fetch(path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  expect(await go("/de/listings?q=wohnung verkaufen")).toEqual([303, "/de/list-your-home"]);
  expect(await go("/listings?q=1 bed jomtien")).toEqual([303, "/listings?area=jomtien&bedrooms=1"]);
  expect(await go("/listings?q=tawan+bay")).toEqual([200, null]);
  expect(await go("/listings?q=castle&area=jomtien")).toEqual([200, null]);
});

test("The words of a search stay as they were typed, accents and all", async () => {
  const wordsOf = async (q: string, locale: string) =>
    new URLSearchParams((await ask(q, locale)).homes?.search).get("q");
  expect(await wordsOf("Талай Тонг", "ru")).toBe("талай тонг");
  expect(await wordsOf("résidence sénior", "fr")).toBe("résidence sénior");
  expect(await wordsOf("schönes türmchen", "de")).toBe("schönes türmchen");
});

test("Words of other grammars are only words", async () => {
  for (const q of ["'; drop table listings; --", "<script>alert(1)</script>", "%_\\%", "\u202edesrever"]) {
    const answer = await ask(q);
    expect(["homes", "texts", "nothing"]).toContain(answer.first);
  }
});

test("Without JavaScript the search leads to its first answer", async () => {
  const go = async (path: string) => {
    const response = await product.fetch(path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  expect(await go("/de/search?q=jomtien")).toEqual([
    303,
    expect.stringMatching(/^\/de\/listings\?.*jomtien/),
  ]);
  expect(await go("/search?q=")).toEqual([303, "/listings"]);
  expect(await go("/th/search?q=อยากขายคอนโด")).toEqual([303, "/th/list-your-home"]);
});
