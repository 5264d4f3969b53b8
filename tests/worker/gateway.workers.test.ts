import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

const owner = "taken-by-a-secret-owner";
let product: Product;
beforeAll(async () => {
  product = await startProduct();
  const { url, secretKey } = product.backend;
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  // Lets the bucket accept any file type, to test that the Worker refuses files that are not pictures.
  const opened = await fetch(`${url}/storage/v1/bucket/listing-images`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ public: true, allowed_mime_types: null }),
  });
  expect(opened.status).toBe(200);
  const picture = await sharp({ create: { width: 1000, height: 600, channels: 3, background: "#c96" } })
    .withExif({ IFD0: { Copyright: owner } })
    .jpeg()
    .toBuffer();
  const avif = await sharp(picture).keepExif().avif().toBuffer();
  expect(avif.includes(owner)).toBe(true);
  const claimed = Buffer.from(picture);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(30_000, frame + 5);
  claimed.writeUInt16BE(30_000, frame + 7);
  for (const [name, body, type] of [
    ["homes/a.jpg", picture, "image/jpeg"],
    ["homes/claimed.jpg", claimed, "image/jpeg"],
    ["homes/avif.jpg", avif, "image/avif"],
    ["scraped/avif.jpg", avif, "image/avif"],
    ["homes/broken.jpg", Buffer.from("not a picture"), "image/jpeg"],
    ["homes/page.html.jpg", Buffer.from("<script>"), "text/html"],
  ] as const) {
    await fetch(`${url}/storage/v1/object/listing-images/${name}`, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body,
    });
  }
});
afterAll(() => product.close());

test("The gateway forwards only the calls that a browser needs", async () => {
  const refused = [
    ["POST", "/admin/users"],
    ["GET", "/admin/users"],
    ["POST", "/admin/generate_link"],
    ["POST", "/invite"],
    ["GET", "/verify"],
    ["DELETE", "/user"],
    ["PATCH", "/user"],
    ["GET", "/token"],
    ["POST", "/factors/x/verify"],
    ["POST", "/token/"],
    ["GET", "/user/../admin/users"],
    ["GET", "/%61dmin/users"],
    ["GET", "//user"],
    ["GET", ""],
  ];
  for (const [method = "", path = ""] of refused) {
    const response = await product.fetch(`/auth/v1${path}`, { method });
    expect([method, path, response.status >= 300 && response.status < 500]).toEqual([method, path, true]);
    if (response.status < 400) expect(response.headers.get("location")).not.toContain("evil");
    expect(await response.text()).not.toContain("aud");
  }
});

test("Sign-in cannot lead to another site", async () => {
  for (const target of [
    "https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "http://site.test.evil.example",
  ]) {
    const query = new URLSearchParams({ provider: "google", redirect_to: target });
    expect((await product.fetch(`/auth/v1/authorize?${query}`)).status).toBe(400);
    const sso = await product.fetch("/auth/v1/sso", {
      method: "POST",
      body: JSON.stringify({ domain: "example.com", redirect_to: target }),
      headers: { "content-type": "application/json" },
    });
    expect(sso.status).toBe(400);
  }
});

test("The key that names the visitor never reaches an answer", async () => {
  const response = await product.fetch("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sb-forwarded-for": "203.0.113.9",
      "cf-connecting-ip": "198.51.100.7",
    },
    body: JSON.stringify({ email: "nobody@example.com", password: "wrong" }),
  });
  expect(response.status).toBe(400);
  const answer = JSON.stringify([...response.headers]) + (await response.text());
  expect(answer).not.toContain(product.backend.forwardingKey);
  expect(answer).not.toContain("sb_secret");
});

test("A body that is too large is refused before it is forwarded", async () => {
  const response = await product.fetch("/auth/v1/signup", { method: "POST", body: "x".repeat(20_000) });
  expect(response.status).toBe(413);
});

test("A picture has the requested width and format and is cached for a year", async () => {
  for (const format of ["avif", "webp"]) {
    const response = await product.fetch(`/img/homes/a.jpg?w=480&f=${format}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, `image/${format}`]);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 288]);
  }
});

test("What an editor put into Storage directly is shown without metadata, and not if it claims billions of pixels", async () => {
  const original = await product.fetch("/storage/v1/object/public/listing-images/homes/a.jpg");
  expect([original.status, original.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = Buffer.from(await original.arrayBuffer());
  expect(bytes.includes(owner)).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 600 });
  for (const path of [
    "/img/homes/claimed.jpg?w=480&f=webp",
    "/storage/v1/object/public/listing-images/homes/claimed.jpg",
  ]) {
    expect([path, (await product.fetch(path)).status]).toEqual([path, 404]);
  }
  // Nothing here takes an AVIF apart, so it is made anew under /img, and kept to itself as it was stored.
  const anew = await product.fetch("/img/homes/avif.jpg?w=480&f=webp");
  expect(anew.status).toBe(200);
  expect(Buffer.from(await anew.arrayBuffer()).includes(owner)).toBe(false);
  const asStored = (folder: string) =>
    product.fetch(`/storage/v1/object/public/listing-images/${folder}/avif.jpg`);
  expect((await asStored("homes")).status).toBe(404);
  expect((await asStored("scraped")).status).toBe(200);
});

test("A missing, broken or foreign picture is replaced by a placeholder", async () => {
  const paths = [
    "/img/homes/none.jpg?w=480&f=webp",
    "/img/homes/broken.jpg?w=480&f=webp",
    "/img/homes/a.jpg?w=481&f=webp",
    "/img/homes/a.jpg?w=480&f=gif",
    "/img/homes/page.html.jpg?w=480&f=webp",
    "/img/https://evil.example/a.jpg?w=480&f=webp",
    "/img/..%2f..%2fsecret/a.jpg?w=480&f=webp",
  ];
  for (const path of paths) {
    const response = await product.fetch(path);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      404,
      "image/svg+xml",
    ]);
  }
});

test("Originals are served only from the picture bucket and only if they are pictures", async () => {
  expect((await product.fetch("/storage/v1/object/public/listing-images/homes/a.jpg")).status).toBe(200);
  for (const path of [
    "public/listing-images/homes/page.html.jpg",
    "public/other/a.jpg",
    "list/listing-images",
    "sign/listing-images/homes/a.jpg",
  ]) {
    expect((await product.fetch(`/storage/v1/object/${path}`)).status).toBe(404);
  }
});

test("The built Worker contains no key", async () => {
  const built = await readFile("dist/site/index.js", "utf8");
  expect(built).not.toContain(product.backend.secretKey);
  expect(built).not.toMatch(/sb_(secret|publishable)_[A-Za-z0-9]{10}/);
});
