import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

const slug = "/property/one-bedroom-finance-talay-thong-jomtien";
let product: Product;

beforeAll(async () => {
  product = await startProduct({
    siteVars: {
      MAP_TILES_URL: "https://tiles.example/dark/{z}/{x}/{y}.png",
      MAP_TILES_ATTRIBUTION: "© Tile makers",
      MAP_TILES_ATTRIBUTION_URL: "https://tiles.example/about",
    },
  });
});
afterAll(() => product.close());

test("A listing's map shows a configured tile service with its attribution, also without JavaScript", async () => {
  const html = await (await product.fetch(slug)).text();
  expect(html).toMatch(/<img src="https:\/\/tiles\.example\/dark\/13\/\d+\/\d+\.png"/);
  expect(html).toContain('href="https://tiles.example/about"');
  expect(html).toContain("© Tile makers");
  expect(html).not.toContain("coast-map.svg#coast");
});

test("The content policy allows pictures from exactly that origin", async () => {
  const policy = (await product.fetch(slug)).headers.get("content-security-policy") ?? "";
  const pictures = policy.split("; ").filter((one) => one.startsWith("img-src"));
  expect(pictures).toEqual(["img-src 'self' data: https://tiles.example"]);
});

test("Without a tile service the map is our own drawing and the policy allows no other origin", async () => {
  const plain = await startProduct();
  try {
    const response = await plain.fetch(slug);
    expect(response.headers.get("content-security-policy")?.split("; ")).toContain("img-src 'self' data:");
    expect(await response.text()).toContain("/drawings/coast-map.svg#coast");
  } finally {
    await plain.close();
  }
});
