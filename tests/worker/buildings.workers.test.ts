/** The pages of buildings: what they say, what they leave unsaid, and what leads to them. */
import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildingDetails, BuildingList } from "../../domain/api.ts";
import { bumpCatalogueVersion } from "../../domain/listings/catalogue/catalogue-version.ts";
import { locales, localisePath } from "../../domain/languages/locales.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
let list: BuildingList;
beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  list = await json("/api/buildings");
});
afterAll(() => product.close());

/** Uses a new connection each time, because the server closes idle ones between two tests. */
const ask = (path: string) => product.fetch(path, { headers: { connection: "close" } });
const json = async <Body>(path: string): Promise<Body> => (await ask(path)).json();
const html = async (path: string) => load(await (await ask(path)).text());
const hrefs = ($: Awaited<ReturnType<typeof html>>) =>
  $("main a[href]")
    .toArray()
    .map(({ attribs }) => attribs["href"]);
/** What an admin's change does. */
const announce = async () =>
  bumpCatalogueVersion(await product.workers.miniflare.getKVNamespace("CATALOGUE", "office"), new Date());
const run = (sql: string, parameters: unknown[] = []) => product.backend.database.query(sql, parameters);

test("The list names every building and links to its page, in every language", async () => {
  for (const locale of locales) {
    const links = hrefs(await html(localisePath("/buildings", locale)));
    for (const { slug } of list.buildings)
      expect(links).toContain(localisePath(`/buildings/${slug}`, locale));
  }
});

test("A building's page has its homes, its quota with the day, its fees, and says that it is invented", async () => {
  const { homes }: BuildingDetails = await json("/api/buildings/mali-sands-tower");
  expect(homes.length).toBeGreaterThan(0);
  const $ = await html("/buildings/mali-sands-tower");
  const links = hrefs($);
  for (const { slug } of homes) expect(links).toContain(`/property/${slug}`);
  const text = $("main").text().replaceAll("\u00a0", " ");
  for (const words of ["46.8% of the floor area", "30 June 2026", "THB 55 per m²", "THB 700 per m²", "412"])
    expect(text).toContain(words);
  expect(text).toContain("Sample building");
  // The source of what is invented is no source.
  expect(text).not.toContain("Source:");
  expect(text).not.toContain("Invented for the sample catalogue");
});

test("What is not known is said to be unknown, and no figure stands for it", async () => {
  const $ = await html("/buildings/ruamchai-place");
  expect($('section[aria-labelledby="quota"]').text()).toContain(
    "We do not know how much foreigners own here",
  );
  expect($("dt:contains('Developer') + dd").text()).toBe("Not known: ask us");
  expect($("dt:contains('Pets') + dd").text()).toBe("Not known: ask us");
});

test("Prices over time are the medians of what was asked in a month, and one month is no history", async () => {
  const each = await Promise.all(
    list.buildings.map(({ slug }) => json<BuildingDetails>(`/api/buildings/${slug}`)),
  );
  expect(each.some(({ prices }) => prices.length > 1)).toBe(true);
  for (const { building, prices } of each) {
    const $ = await html(`/buildings/${building.slug}`);
    const rows = $('section[aria-labelledby="prices"] tbody tr');
    expect([building.slug, rows.length]).toEqual([building.slug, prices.length > 1 ? prices.length : 0]);
    const asked = await run(
      `select l.square_meters, p.price, to_char(p.since at time zone 'Asia/Bangkok', 'YYYY-MM') as month
         from listing_price_points p join listings l on l.id = p.listing_id
         where l.building_id = $1 and p.price is not null and l.square_meters > 0
           and l.publication = 'published' and not l.excluded`,
      [building.id],
    );
    const months = new Set((asked as { month: string }[]).map(({ month }) => month));
    expect(prices.map(({ month }) => month)).toEqual([...months].toSorted());
  }
});

test("A home, its area and the list of areas lead to the building", async () => {
  const { homes }: BuildingDetails = await json("/api/buildings/mali-sands-tower");
  expect(hrefs(await html(`/property/${homes[0]?.slug}`))).toContain("/buildings/mali-sands-tower");
  expect(hrefs(await html("/fr/areas/wongamat"))).toContain("/fr/buildings/mali-sands-tower");
  expect(hrefs(await html("/areas"))).toContain("/buildings");
});

test("An unknown building is a missing page, and a merged one leads to where it went", async () => {
  for (const path of ["/buildings/nowhere", "/th/buildings/nowhere"]) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(load(await response.text())('meta[name="robots"]').attr("content")).toBe("noindex");
  }
  await run(
    `update buildings set merged_into = (select id from buildings where slug = 'mali-sands-tower')
       where slug = 'nok-aen-tower'`,
  );
  await announce();
  for (const locale of locales) {
    const path = localisePath("/buildings/nok-aen-tower", locale);
    const response = await eventually(
      () => ask(path),
      ({ status }) => status === 301,
    );
    expect(response.headers.get("location")).toBe(localisePath("/buildings/mali-sands-tower", locale));
  }
});

test("Without a building the list says so and leads to the homes, and its sitemap is not named", async () => {
  await run("update listings set building_id = null");
  await run("update buildings set merged_into = null");
  await run("delete from buildings");
  await announce();
  const $ = await eventually(
    () => html("/buildings"),
    (page) => page("main").text().includes("There is no building here yet"),
  );
  expect(hrefs($)).toContain("/listings");
  expect(await (await ask("/sitemap.xml")).text()).not.toContain("/sitemaps/buildings.xml");
});
