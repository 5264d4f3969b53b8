import { load } from "cheerio";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shareCard } from "../../domain/listings/picture-files.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("A picture of ours is a JPEG card of the declared size that a messenger does not drop", async () => {
  const answer = await product.fetch("/share/pictures/condo-seafoam.jpg");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const card = Buffer.from(await answer.arrayBuffer());
  expect(card.length).toBeLessThanOrEqual(shareCard.mostBytes);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({
    format: "jpeg",
    width: shareCard.width,
    height: shareCard.height,
  });
});

test("Buildings, areas and articles name a card of their own picture, of the true size", async () => {
  const [building] = await product.backend.database.query<{ slug: string }>(
    "select slug from buildings where merged_into is null and images <> '{}' order by slug limit 1",
  );
  for (const path of [`/buildings/${building?.slug}`, "/th/areas/jomtien", "/areas/naklua"]) {
    const page = load(await (await product.fetch(path)).text());
    const said = (name: string) => page(`meta[property="og:image${name}"]`).attr("content") ?? "";
    expect([path, said(":type"), said(":width"), said(":height")]).toEqual([
      path,
      "image/jpeg",
      "1200",
      "630",
    ]);
    const address = new URL(said(""));
    expect([path, address.pathname]).toEqual([path, expect.stringMatching(/^\/share\/.+\.jpg$/)]);
    const card = Buffer.from(await (await product.fetch(address.pathname)).arrayBuffer());
    expect(card.length).toBeLessThanOrEqual(shareCard.mostBytes);
    const { format, width, height } = await sharp(card).metadata();
    expect({ path, format, width, height }).toEqual({ path, format: "jpeg", width: 1200, height: 630 });
  }
});

test("Without a picture of that name there is no card", async () => {
  for (const path of [
    "/share/pictures/no-such-picture.jpg",
    "/share/img/no/such/upload.jpg",
    "/share/pictures/condo-seafoam.png",
  ]) {
    expect((await product.fetch(path)).status, path).toBe(404);
  }
});
