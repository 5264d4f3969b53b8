/** Texts: their back links, their lists, and that only their own files contain them. */
import { readFile, readdir } from "node:fs/promises";
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ArticleSummary, contentAddresses } from "../../domain/site/article.ts";
import { locales, localisePath } from "../../domain/languages/locales.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Uses a new connection each time, because the server closes idle ones between two tests. */
const ask = (address: string) => product.fetch(address, { headers: { connection: "close" } });
const readPage = async (address: string) => load(await (await ask(address)).text());

test("The back links are those of the specification", async () => {
  const backOf = async (address: string) => {
    const link = (await readPage(address))("article header a").first();
    return [link.text().replace("← ", ""), link.attr("href")];
  };
  expect(await backOf("/resources/tips-for-sellers/home-staging")).toEqual([
    "Back to All Resources",
    "/resources/tips-for-sellers",
  ]);
  expect(await backOf("/resources/tips-for-buyers/closing-costs")).toEqual([
    "Back to All Resources",
    "/resources/tips-for-sellers",
  ]);
  expect(await backOf("/resources/tips-for-buyers/mortgage-pre-approval")).toEqual([
    "Back to All Resources",
    "/resources/home-buying-guides",
  ]);
});

test("The index of the tips lists all twelve articles", async () => {
  const $ = await readPage("/resources/tips-for-sellers");
  const links = $("main article a")
    .toArray()
    .map((link) => link.attribs["href"] ?? "");
  expect(links.filter((href) => href.startsWith("/resources/tips-for-buyers/"))).toHaveLength(6);
  expect(links.filter((href) => href.startsWith("/resources/tips-for-sellers/"))).toHaveLength(6);
});

test("A glossary term names the English original once, in every language", async () => {
  for (const locale of locales) {
    const page = await readPage(localisePath("/resources/glossary", locale));
    const word = page("#amortisation dt").text();
    expect(word.match(/amorti[sz]ation/giu)).toHaveLength(1);
  }
});

test("A text that does not exist is a missing page, not an outage", async () => {
  for (const path of [
    "/blog/nothing",
    "/areas/nowhere",
    "/resources/tips-for-buyers/nothing",
    "/th/blog/nothing",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  const answer = await ask("/content/en/blog/nothing.json");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: "not_found" } });
});

test("The blog links to its feed, which lists every post", async () => {
  for (const locale of locales) {
    const address = localisePath("/blog/rss.xml", locale);
    const blog = await readPage(localisePath("/blog", locale));
    expect(blog('link[type="application/rss+xml"]').attr("href")).toBe(address);
    const $ = load(await (await ask(address)).text(), { xml: true });
    const articles: ArticleSummary[] = await (await ask(contentAddresses.index(locale))).json();
    const posts = articles.filter(({ kind }) => kind === "blog");
    expect($("item"), address).toHaveLength(posts.length);
  }
});

test("Neither the Worker's bundle nor the browser's contains the texts", async () => {
  const dist = new URL("../../dist/", import.meta.url);
  const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const sentence = "Boats come in to the market in the morning";
  for (const file of scripts) {
    const code = (await readFile(new URL(file, dist), "utf8")).toLowerCase();
    expect(code.includes(sentence.toLowerCase()), file).toBe(false);
  }
  const page = await (await ask("/areas/naklua")).text();
  expect(page.toLowerCase()).toContain(sentence.toLowerCase());
});
