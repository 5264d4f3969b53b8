import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../start-product.ts";
import { checkAnswer } from "./check-answer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
const check = (path: string, init?: RequestInit) => checkAnswer(product, path, init);

const long = "x".repeat(7_000);
const paths: string[] = [
  "/%",
  "/%00",
  "/%ff%fe",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2f",
  "/.git/config",
  "/.env",
  "/wp-login.php",
  "//evil.example",
  "///evil.example//",
  "/\\evil.example",
  "/%5c%5cevil.example",
  "/@evil.example",
  "/;/",
  "/a;b=c",
  "/en/en/en",
  "/en//evil.example",
  "/th/th",
  "/xx",
  "/TH",
  "/listings%2f",
  "/listings%00",
  "/property/%00",
  "/property/..%2f..",
  `/property/${"a".repeat(500)}`,
  "/property/%F0%9F%98%80",
  "/property/<script>",
  "/property/'",
  `/${long}`,
  `/${"a/".repeat(1_000)}`,
  "/assets/none.js",
  "/pictures/none.webp",
  "/content/en/none.json",
  "/content/..%2f..%2fsecret",
  "/cdn-cgi/none",
  "/sitemaps/listings-0.xml",
  "/sitemaps/listings-9999.xml",
  "/sitemaps/x.xml",
  "/api",
  "/api/",
  "/api/none",
  "/api/listings/",
  "/api/listings/%00",
  "/api/listings/'%20or%201=1",
  "/api/listings/x/similar",
  "/api/listings/00000000-0000-4000-8000-000000000000/similar",
  "/api/listings/none/prices",
  "/api/me",
  "/api/admin",
  "/api/admin/listings",
  "/api/leads",
  "/api/leads/contact",
  "/auth/v1",
  "/auth/v1/",
  "/auth/v1/user",
  "/storage/v1",
  "/storage/v1/object/public/",
  "/storage/v1/object/public/listing-images/",
  "/img",
  "/img/",
  "/img/x",
  "/healthz/x",
  "/blog/rss.xml/",
  "/thank-you?reference=%3Cscript%3E",
  "/sign-in?next=//evil.example",
];
const queries = [
  "type=castle",
  "type=condo&type=house",
  "type[]=condo",
  "type[$ne]=x",
  "status=for-sale,for-sale,for-sale",
  "status=,,,",
  "minPrice=-1",
  "minPrice=1e9",
  "minPrice=99999999999999999999",
  "minPrice=NaN",
  "maxPrice=0x10",
  "currency=QQQ",
  "limit=0",
  "limit=97",
  "limit=1.5",
  "limit=",
  "box=1,2,3,4,5",
  "box=-181,0,1,1",
  "box=NaN,NaN,NaN,NaN",
  "box=100,12,100,12",
  "drawn=100,12,101,12",
  "drawn=100,12,101,12,102,12",
  "drawn=100,12,101,NaN,101,13",
  `drawn=${"100.1,12.1,".repeat(40)}100,12`,
  "map=closed",
  "fields=all",
  "after=x",
  "after=2026-01-01T00:00:00+00:00_x",
  "after='%3Bdrop table listings--",
  "sort=price-up&after=last_00000000-0000-4000-8000-000000000000",
  "q=",
  "q=%00",
  "q=%25",
  "q=_",
  "q='%22%5C",
  "q=%F0%9F%98%80",
  "q=%ED%A0%80",
  `q=${long}`,
  "q=a&q=b",
  "q=%E0%B8",
  "q=\u202e",
  "featured=1",
  "featured=false",
  "bedrooms=9",
  "bedrooms=0,1,2,3,4,0",
  "amenities=none",
  "__proto__=1",
  "constructor=1",
  "a".repeat(3_000),
  Array.from({ length: 500 }, (_, n) => `p${n}=1`).join("&"),
  "=",
  "&&&",
  "%",
  "?",
  "#",
];

test("Strange paths get a proper answer", async () => {
  for (const path of paths) await check(path);
});

test("A path that is too long leads to the usual page, in its language", async () => {
  for (const [start, words] of [
    ["", "Oops! Page not found"],
    ["/de", 'lang="de"'],
  ]) {
    for (const rest of ["/".repeat(15_000), `/a${"/".repeat(15_000)}a`, `/${"a".repeat(15_000)}`]) {
      const response = await product.fetch(`${start}/nowhere${rest}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(words);
    }
  }
});

test("Strange parameters of the API and of pages get a proper answer", async () => {
  for (const query of queries) {
    await check(`/api/listings?${query}`);
    await check(`/listings?${query}`);
  }
});
