/** The descriptions of buildings: who writes them, who sees drafts, what merging does, and what an outage shows. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminBuildings, emptyBuilding } from "../../../domain/buildings/building-fields.ts";
import type { OneText, TextsOverview } from "../../../domain/texts/texts-api.ts";
import { hostileTexts } from "../../domain/texts/hostile-texts.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { type SentText, callApi, textChange } from "./call-api.ts";

let product: Product;
let owner: string;
beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const call = (method: string, path: string, body?: unknown, token = owner) =>
  callApi(product, token, method, path, body);
const save = (name: string, locale: string, change: SentText, token = owner) =>
  call("PUT", `/texts/building/${name}/${locale}`, textChange(change), token);
const read = async (path: string) => (await product.fetch(path)).text();
const shows = (path: string, words: string, isThere = true) =>
  eventually(
    () => read(path),
    (text) => text.includes(words) === isThere,
  );

async function add(name: string): Promise<{ id: string; slug: string }> {
  const added = await call("POST", "/buildings", { ...emptyBuilding, name });
  expect(added.status).toBe(201);
  return added.body as { id: string; slug: string };
}
const one = async (slug: string) => (await call("GET", `/texts/building/${slug}`)).body as OneText;
const listed = async (slug: string) => {
  const { pages } = (await call("GET", "/texts")).body as TextsOverview;
  return pages.find(({ page }) => page === "buildings")?.texts.find(({ name }) => name === slug);
};

test("A description is published in one language alone, and what is missing is named", async () => {
  const { id, slug } = await add("Sai Fon Place");
  const named = { kind: "building", name: slug, title: "Sai Fon Place", titleLanguage: null };
  expect(await listed(slug)).toEqual({ ...named, marks: {} });
  expect(await one(slug)).toMatchObject({
    page: "buildings",
    building: { id, name: "Sai Fon Place" },
    languages: { en: { shipped: { text: "" }, newest: null, marks: [] } },
  });
  const thai = { text: "อาคารริมสระ" };
  expect((await save(slug, "th", { body: thai })).status).toBe(200);
  await shows(`/th/buildings/${slug}`, "อาคารริมสระ</p>");
  expect(await read(`/fr/buildings/${slug}`)).not.toContain("อาคารริมสระ</p>");
  expect((await listed(slug))?.marks).toMatchObject({ en: ["missing"], th: ["own"], de: ["missing"] });

  const english = { text: "Two towers by the pond.\n\nQuiet <b>at</b> night." };
  expect((await save(slug, "en", { body: english })).status).toBe(200);
  const page = await shows(`/buildings/${slug}`, "Two towers by the pond.</p>");
  expect(page).toContain("Quiet &lt;b&gt;at&lt;/b&gt; night.</p>");
  expect(await shows(`/fr/buildings/${slug}`, "Two towers")).toMatch(/lang="en"><p[^>]*>Two towers/);
  expect((await one(slug)).languages.th.marks).toEqual(["own", "older"]);
  // Only its own page carries it.
  expect(await read("/buildings")).not.toContain("Two towers");
  expect(await read("/api/texts/en")).not.toContain("Two towers");

  expect((await save(slug, "en", { version: 1, state: "shipped" })).status).toBe(200);
  await shows(`/buildings/${slug}`, "Two towers", false);
  expect(await read(`/th/buildings/${slug}`)).toContain("อาคารริมสระ</p>");
});

test("Editors write descriptions, agents and visitors do not; what does not fit is refused", async () => {
  const { slug } = await add("Rim Talay House");
  const body = { text: "By the sea." };
  for (const name of ["agent", "visitor"]) {
    const token = await signIn(product, `${name}@example.com`);
    expect([name, (await save(slug, "en", { body }, token)).status]).toEqual([name, 403]);
  }
  for (const wrong of [null, {}, { text: " " }, { text: "x".repeat(5_001) }, { text: "{{hours" }]) {
    expect([wrong, (await save(slug, "en", { body: wrong })).status]).toEqual([wrong, 422]);
  }
  // No place is filled on a building's page.
  expect((await save(slug, "en", { body: { text: "Within {{hours}} hours" } })).status).toBe(422);
  expect((await save("no-such-building", "en", { body })).status).toBe(404);
  expect((await call("GET", "/texts/building/no-such-building")).status).toBe(404);
  const editor = await signIn(product, "editor@example.com");
  expect((await save(slug, "en", { body }, editor)).status).toBe(200);
  expect(await save(slug, "en", { body: { text: "Mine" } })).toMatchObject({
    status: 409,
    body: { text: { version: 1, body } },
  });
});

test("No payload runs on a building's page", async () => {
  const { slug } = await add("Hostile House");
  expect((await save(slug, "en", { body: { text: hostileTexts.join("\n\n") } })).status).toBe(200);
  expect(await shows(`/buildings/${slug}`, "srcdoc")).not.toMatch(
    /<script>alert|<img src=x|<svg\/onload|<iframe srcdoc|<form action=https:\/\/evil|<style>/,
  );
});

test("A draft is seen on the building's page by nobody but who holds a signed address", async () => {
  const { slug } = await add("Draft House");
  expect((await save(slug, "en", { body: { text: "Shown to all." } })).status).toBe(200);
  expect((await save(slug, "de", { state: "draft", body: { text: "Nur ein Entwurf." } })).status).toBe(200);
  const preview = (of: string) => call("POST", `/texts/building/${of}/preview`, { locale: "de" });
  const { address } = (await preview(slug)).body as { address: string };
  expect(address).toMatch(new RegExp(`^/de/buildings/${slug}\\?preview=`));
  const shown = await product.fetch(address);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await shown.text()).toContain("Nur ein Entwurf.</p>");
  expect(await shows(`/de/buildings/${slug}`, "Shown to all.")).not.toContain("Nur ein Entwurf");
  expect((await product.fetch(`${address}x`)).status).toBe(410);
  expect((await preview("no-such-building")).status).toBe(404);
});

test("A renamed building keeps its description, a merged one hands it on, a deleted one ends it", async () => {
  const [kept, gone] = [await add("Rim Nam House"), await add("Riverside House")];
  await save(gone.slug, "en", { body: { text: "On the river." } });
  const find = async (id: string) => {
    const { buildings } = (await call("GET", "/buildings")).body as AdminBuildings;
    const found = buildings.find((building) => building.id === id);
    if (!found) throw new Error("There is no such building.");
    return found;
  };
  const send = (method: string, path: string, seen: string, body: unknown) =>
    product.fetch(`/api/admin/buildings${path}`, {
      method,
      headers: {
        authorization: `Bearer ${owner}`,
        "content-type": "application/json",
        "if-match": seen,
      },
      body: JSON.stringify(body),
    });
  const before = await find(gone.id);
  const renamed = await send("PUT", `/${gone.id}`, before.updated_at, { ...before, name: "River Bank" });
  expect(renamed.status).toBe(200);
  await shows(`/buildings/${gone.slug}`, "On the river.");
  expect((await listed(gone.slug))?.title).toBe("River Bank");

  const into = { into: kept.id, intoSeen: (await find(kept.id)).updated_at };
  expect((await send("POST", `/${gone.id}/merge`, (await find(gone.id)).updated_at, into)).status).toBe(200);
  await shows(`/buildings/${kept.slug}`, "On the river.");
  expect(await listed(gone.slug)).toBeUndefined();
  expect((await save(gone.slug, "en", { version: 1, body: { text: "Lost." } })).status).toBe(404);

  expect((await call("POST", `/buildings/${gone.id}/split`, {})).status).toBe(200);
  await shows(`/buildings/${gone.slug}`, "On the river.");
  await shows(`/buildings/${kept.slug}`, "On the river.", false);
  expect((await call("DELETE", `/buildings/${gone.id}`)).status).toBe(200);
  expect((await call("GET", `/texts/building/${gone.slug}`)).status).toBe(404);
});

test("When the backend is down, a cold page shows the published description", async () => {
  const { slug } = await add("Outage House");
  await save(slug, "en", { body: { text: "Still here at night." } });
  await save(slug, "th", { state: "draft", body: { text: "ร่าง" } });
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await store.delete("snapshot");
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => store.get("snapshot", "text"),
    (snapshot) => snapshot?.includes(slug) ?? false,
  );
  expect(await store.get(`building-text:${slug}`, "json")).toEqual({ about: { en: "Still here at night." } });
  await product.backend.close();
  const response = await product.fetch(`/de/buildings/${slug}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Still here at night.</p>");
});
