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

test("Without a picture of that name there is no card", async () => {
  for (const path of [
    "/share/pictures/no-such-picture.jpg",
    "/share/img/no/such/upload.jpg",
    "/share/pictures/condo-seafoam.png",
  ]) {
    expect((await product.fetch(path)).status, path).toBe(404);
  }
});
