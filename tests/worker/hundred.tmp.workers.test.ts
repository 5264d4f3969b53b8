import { expect, test } from "vitest";
import { startProduct, eventually } from "../start-product.ts";
import { bumpCatalogueVersion } from "../../domain/listings/catalogue/catalogue-version.ts";
import { readFileSync } from "node:fs";
test("100", async () => {
  const product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  const body = JSON.parse(readFileSync("web/public/content/en/blog/month-twenty-five.blocks.json", "utf8"));
  const store = await product.workers.miniflare.getKVNamespace("CATALOGUE", "office");
  const add = async (from: number, to: number) => {
    for (let n = from; n < to; n++) await product.backend.database.query(
      "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('article', $1, 'en', 1, 'published', $2, gen_random_uuid())",
      [`blog/post-${n}`, JSON.stringify({ ...body, title: `Post ${n}`, published: "2026-11-01" })]);
  };
  const median = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)];
  const measure = async (label: string, count: number) => {
    for (const path of ["/blog", "/api/articles/en", "/blog/month-twenty-five", "/blog/post-1", "/blog/rss.xml", "/sitemaps/pages.xml"]) {
      const cold: number[] = [], hot: number[] = []; let bytes = 0;
      for (let i = 0; i < 5; i++) {
        await bumpCatalogueVersion(store as never, new Date());
        await new Promise((r) => setTimeout(r, 1200));
        let t = performance.now(); bytes = (await (await product.fetch(path)).text()).length; cold.push(performance.now() - t);
        for (let k = 0; k < 4; k++) { t = performance.now(); await (await product.fetch(path)).text(); hot.push(performance.now() - t); }
      }
      console.log(label, count, path, "cold", median(cold)!.toFixed(0), "hot", median(hot)!.toFixed(1), bytes);
    }
    const t = performance.now(); const [row] = await product.backend.database.query<{ l: number }>("select length(public.published_articles('en')::text) l"); console.log("sql", (performance.now() - t).toFixed(1), row?.l);
  };
  await add(0, 6); await measure("posts", 10);
  await add(6, 96); await measure("posts", 100);
  await product.close(); expect(1).toBe(1);
}, 400_000);
