/** The addresses of one home and one guide: those that a visitor finds first. */
import { load } from "cheerio";
import type { Product } from "../../tests/start-product.ts";

const guides = "/resources/home-buying-guides";

export async function findPages(product: Product): Promise<{ listing: string; article: string }> {
  return {
    listing: await findFirst(product, "/listings", "/property/"),
    article: await findFirst(product, guides, `${guides}/`),
  };
}

async function findFirst(product: Product, page: string, folder: string): Promise<string> {
  const response = await product.fetch(page);
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
  const address = load(await response.text())(`main a[href^="${folder}"]`).attr("href");
  if (!address) throw new Error(`${page} links to nothing in ${folder}`);
  return address;
}
