import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditableHome, ListedHomes } from "../../domain/editable-home.ts";
import type { Property } from "../../domain/listing.ts";
import { type Product, eventually, signIn, startProduct } from "../start-product.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  admin = await signIn(product, "admin@example.com");
});
afterAll(() => product.close());

type Options = { token?: string; body?: unknown; seen?: string };
const call = async <Body>(method: string, path: string, { token = admin, body, seen }: Options = {}) => {
  const response = await product.fetch(`/api/admin/listings${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(seen !== undefined && { "if-match": seen }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const lockedFields = (id: string) =>
  product.backend.database.query("select locked_fields from public.listing_origins where listing_id = $1", [
    id,
  ]);

async function addHome(title: string, columns: Record<string, unknown> = {}): Promise<EditableHome> {
  const added = await call<{ id: string }>("POST", "", {
    body: {
      title,
      property_type: "condo-for-sale",
      status: "for-sale",
      area: null,
      condo_name: null,
      bedrooms: 1,
      bathrooms: 1,
      square_meters: 40.5,
      price: 2_000_000,
      monthly_rental_price: null,
      ...columns,
    },
  });
  return (await call<EditableHome>("GET", `/${added.body.id}`)).body;
}

test("A home is found by words of its title, whatever they are, and by whether it is public", async () => {
  await addHome("Half price 50%_off, a title of odd signs");
  await addHome("Half price 50 off, another title");
  for (const name of ["third", "fourth", "fifth"]) await addHome(`A ${name} home, for a second page`);
  const find = async (query: Record<string, string>) =>
    (await call<ListedHomes>("GET", `/all?${new URLSearchParams(query)}`)).body;
  expect(await find({ title: "50%_OFF" })).toMatchObject({
    total: 1,
    homes: [{ title: "Half price 50%_off, a title of odd signs", publication: "draft", price: 2_000_000 }],
  });
  expect((await find({ title: "half price", publication: "published" })).total).toBe(0);
  const all = await find({});
  expect(all.homes).toHaveLength(50);
  expect(all.total).toBeGreaterThan(50);
  const second = await find({ page: "2" });
  expect(second.total).toBe(all.total);
  const known = new Set(all.homes.map(({ id }) => id));
  expect(second.homes.filter(({ id }) => known.has(id))).toEqual([]);
  expect((await call("GET", "/all?publication=secret")).status).toBe(400);
  expect((await call("GET", "/all?page=0")).status).toBe(400);
});

test("An edit is on the site soon, and nothing but what was sent is changed", async () => {
  const home = await addHome("A studio to be edited", { publication: "published" });
  const shown = async () => (await (await product.fetch(`/api/listings/${home.slug}`)).json()) as Property;
  expect(await shown()).toMatchObject({ price: 2_000_000 });
  const edited = await call<EditableHome>("PATCH", `/${home.id}`, {
    body: { price: 1_900_000, monthly_rental_price: 9_500 },
    seen: home.updated_at,
  });
  expect(edited.status).toBe(200);
  expect(await eventually(shown, ({ price }) => price === 1_900_000)).toMatchObject({
    title: "A studio to be edited",
    monthlyRentalPrice: 9_500,
    bedrooms: 1,
  });
});

test("What somebody else changed meanwhile is not written over", async () => {
  const home = await addHome("A studio of two admins");
  const path = `/${home.id}`;
  expect((await call("PATCH", path, { body: { price: 1 }, seen: home.updated_at })).status).toBe(200);
  const late = await call("PATCH", path, { body: { price: 2 }, seen: home.updated_at });
  expect([late.status, late.body]).toMatchObject([412, { error: { code: "changed_meanwhile" } }]);
  expect((await call<EditableHome>("GET", path)).body.price).toBe(1);
});

test("What is wrong is named, nothing is no edit, and visitors neither find nor edit", async () => {
  const home = await addHome("A studio that stays");
  const path = `/${home.id}`;
  const wrong = await call("PATCH", path, { body: { price: -1 } });
  expect([wrong.status, wrong.body]).toMatchObject([422, { error: { field: "price" } }]);
  expect((await call("PATCH", path, { body: {} })).status).toBe(422);
  expect((await call("PATCH", path, { body: { slug: "mine", is_sample: false } })).status).toBe(422);
  const nobody = `/${crypto.randomUUID()}`;
  expect((await call("PATCH", nobody, { body: { price: 2 } })).status).toBe(404);
  expect((await call("PATCH", nobody, { body: { price: 2 }, seen: home.updated_at })).status).toBe(404);
  expect((await call("GET", nobody)).status).toBe(404);
  const token = await signIn(product, "visitor@example.com");
  expect((await call("GET", "/all", { token })).status).toBe(403);
  expect((await call("GET", path, { token })).status).toBe(403);
  expect((await call("PATCH", path, { body: { price: 2 }, token })).status).toBe(403);
});

test("What a human edited of a home that was read is the human's own", async () => {
  const [read] = await product.backend.database.query<{ id: string }>(
    `with sources as (insert into public.scrape_sources (name, start_urls, allowed_hosts)
         values ('Edited', array['https://edited.example/'], array['edited.example']) returning id),
       homes as (insert into public.listings (slug, title, property_type, status)
         values ('read-elsewhere', 'Read elsewhere', 'condo-for-sale', array['for-sale']) returning id)
     insert into public.listing_origins (listing_id, source_id, source_url, external_id, content_hash)
     select homes.id, sources.id, 'https://edited.example/1', '1', 'x' from homes, sources returning listing_id as id`,
  );
  const id = read?.id ?? "";
  expect((await call("PATCH", `/${id}`, { body: { bedrooms: 2 } })).status).toBe(200);
  expect(await lockedFields(id)).toEqual([{ locked_fields: ["bedrooms"] }]);
});
