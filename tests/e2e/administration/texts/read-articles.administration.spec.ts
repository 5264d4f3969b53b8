/** What an owner publishes in the library, as a visitor's browser reads it: by links, without script, after a move. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../../every-page/page-quality.ts";

const admin = { email: "admin@example.com", password: "local-only-password" };

async function writeAs(request: APIRequestContext, path: string, data: object): Promise<void> {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: admin });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const answer = await request.put(`/api/admin/texts/articles${path}`, {
    data,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.status()).toBe(200);
}

const run = (text: string, more: object = {}) => ({ type: "text", text, ...more });
const body = {
  title: "Three mornings on the beach",
  description: "What the sand says about a building.",
  published: "2026-11-25",
  blocks: [
    { type: "paragraph", content: [run("Walk first, then "), run("count", { link: "/finance" }), run(".")] },
    { type: "heading", level: 2, content: [run("Before seven")] },
    { type: "picture", src: "/pictures/beach-jomtien-day", alt: "A wide beach", caption: [run("Jomtien.")] },
    { type: "quote", content: [{ type: "paragraph", content: [run("Nobody is here yet.")] }], by: "A guard" },
    { type: "fact", id: "transfer-fee", words: "of the price goes to the Land Office" },
    { type: "video", site: "youtube", id: "dQw4w9WgXcQ", title: "The bay in a minute" },
    { type: "call", to: "/contact", words: "Ask us for a morning" },
  ],
};
const change = { version: 0, publishAt: null, isConfirmed: true };

test("A post is read by links, without script and at its new address; a deleted one leads on", async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  test.slow();
  const slug = `three-mornings-${workerIndex}-${Date.now()}`;
  await writeAs(page.request, `/blog/${slug}/en`, { ...change, state: "published", body });
  const expectQuiet = watchConsole(page);
  await expect(async () => {
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: body.title }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await openLive(page, "/blog");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: body.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: body.title })).toBeVisible();
  await expect(page.getByRole("img", { name: "A wide beach" })).toBeVisible();
  expect(asked.filter((url) => new URL(url).origin !== new URL(baseURL ?? "").origin)).toEqual([]);
  expect(asked.filter((url) => url.includes("/api/articles/"))).toHaveLength(1);
  await page.getByRole("link", { name: "count" }).click();
  await expect(page).toHaveURL(/\/finance$/);

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, `/blog/${slug}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/article-${width}.png`, fullPage: true });
  }
  expectQuiet();

  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto(`/blog/${slug}`);
  await expect(plain.getByText("Nobody is here yet.")).toBeVisible();
  await writeAs(page.request, `/blog/${slug}/address`, {
    version: 0,
    slug: `${slug}-new`,
    isConfirmed: true,
  });
  await expect(async () => {
    await plain.goto(`/th/blog/${slug}`);
    await expect(plain).toHaveURL(new RegExp(`/th/blog/${slug}-new$`), { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(plain.getByText("Nobody is here yet.")).toBeVisible();
  await writeAs(page.request, `/blog/${slug}/address`, { version: 1, slug: null, isConfirmed: true });
  await expect(async () => {
    const gone = await plain.goto(`/blog/${slug}-new`);
    expect(gone?.status()).toBe(410);
  }).toPass({ timeout: 60_000 });
  await plain.getByRole("link", { name: "Blog" }).last().click();
  await expect(plain).toHaveURL(/\/blog$/);
  await plain.close();
});
