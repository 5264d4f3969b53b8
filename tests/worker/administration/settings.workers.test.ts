/** The owner's settings: who may save them, how soon visitors see them, and what happens when they cannot be read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettingsOverview } from "../../../domain/site/settings/settings-api.ts";
import { type Site, defaultSite } from "../../../domain/site/site.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";
import { callApi } from "./call-api.ts";

let product: Product;
let owner: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  owner = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

const call = (path: string, token: string, body?: unknown) =>
  callApi(product, token, body === undefined ? "GET" : "PUT", `/settings${path}`, body);
const contactWith = (phone: string) => ({ ...defaultSite.contact, phone });
const read = async (path: string) => (await product.fetch(path)).text();
const readPublic = async () => (await (await product.fetch("/api/site")).json()) as Site;

test("Only an owner sees and saves the settings", async () => {
  expect((await product.fetch("/api/admin/settings")).status).toBe(401);
  for (const name of ["editor", "agent", "visitor"]) {
    const token = await signIn(product, `${name}@example.com`);
    expect([name, (await call("", token)).status]).toEqual([name, 403]);
    const refused = await call("/contact", token, { version: 0, value: contactWith("+66 38 999 999") });
    expect([name, refused.status]).toEqual([name, 403]);
  }
  const overview = (await call("", owner)).body as SettingsOverview;
  expect(overview.sections.contact).toEqual({ version: 0, value: defaultSite.contact, isBroken: false });
  expect(overview.ownersPart).toContainEqual({
    state: "sample",
    what: "phone",
    where: { section: "contact" },
  });
});

test("A value that does not fit is refused with its field, and an unknown section is none", async () => {
  const refused = await call("/contact", owner, { version: 0, value: contactWith("038 123 456") });
  expect(refused).toMatchObject({ status: 422, body: { error: { code: "invalid_input", field: "phone" } } });
  expect((await call("/secrets", owner, { version: 0, value: {} })).status).toBe(422);
  expect((await call("/contact", owner, { version: -1, value: {} })).status).toBe(422);
});

test("Every cached page shows a saved number soon, and a late save gets both values", async () => {
  const pages = ["/", "/de/contact", "/about-us", "/blog"];
  for (const page of pages) expect(await read(page)).toContain(defaultSite.contact.phone);
  expect((await call("/contact", owner, { version: 0, value: contactWith("+66 38 123 456") })).status).toBe(
    200,
  );
  for (const page of pages) {
    const html = await eventually(
      () => read(page),
      (text) => text.includes("+66 38 123 456"),
    );
    expect(html).not.toContain(defaultSite.contact.phone);
    expect(html).toContain('href="tel:+6638123456"');
  }
  const late = await call("/contact", owner, { version: 0, value: contactWith("+66 38 777 777") });
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: { code: "conflict" },
      current: { version: 1, value: { phone: "+66 38 123 456" } },
      yours: { phone: "+66 38 777 777" },
    },
  });
});

test("The file that names our contact for security names the saved address", async () => {
  const value = { ...contactWith("+66 38 123 456"), email: "office@lamp.example" };
  expect((await call("/contact", owner, { version: 1, value })).status).toBe(200);
  await eventually(
    () => read("/.well-known/security.txt"),
    (text) => text.includes("Contact: mailto:office@lamp.example"),
  );
});

test("A filter in another currency counts with the saved rates", async () => {
  const find = async () =>
    (
      (await (await product.fetch("/api/listings?minPrice=100000&currency=USD&limit=1")).json()) as {
        total: number;
      }
    ).total;
  expect(await find()).toBeGreaterThan(0);
  const bahtPerUnit = { ...defaultSite.rates.bahtPerUnit, USD: 9_999 };
  const value = { source: "A bank", asOf: "2026-11-21", bahtPerUnit };
  expect((await call("/rates", owner, { version: 0, value })).status).toBe(200);
  await eventually(find, (total) => total === 0);
});

test("A stored value that no longer fits shows the default, and the owner sees a notice", async () => {
  await product.backend.database.query(
    "insert into public.settings (section, version, value, saved_by) values ('hours', 1, $1, gen_random_uuid())",
    [JSON.stringify({ weekly: "always" })],
  );
  const overview = (await call("", owner)).body as SettingsOverview;
  expect(overview.sections.hours).toEqual({ version: 1, value: defaultSite.hours, isBroken: true });
  const value = { ...defaultSite.registration, taxNumber: "0-1055-99" };
  expect((await call("/registration", owner, { version: 0, value })).status).toBe(200);
  await eventually(
    () => read("/contact"),
    (html) => html.includes("0-1055-99"),
  );
  expect((await readPublic()).hours).toEqual(defaultSite.hours);
});

test("When the backend is down, cold pages show the settings of the snapshot", async () => {
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => store.get("snapshot", "text"),
    (text) => text?.includes("0-1055-99") ?? false,
  );
  await product.backend.close();
  // A new version: no copy is current any more, and most pages have none.
  for (const page of ["/ru/contact", "/zh/privacy", "/fr"]) {
    const response = await product.fetch(page);
    expect([page, response.status]).toEqual([page, 200]);
    expect(await response.text()).toContain("+66 38 123 456");
  }
});
