import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditableListing, FoundListings } from "../../../domain/listings/editable-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

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

async function addListing(title: string, columns: Record<string, unknown> = {}): Promise<EditableListing> {
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
  return (await call<EditableListing>("GET", `/${added.body.id}`)).body;
}

test("An admin finds a listing by any words of its title and by its publication", async () => {
  await addListing("Half price 50%_off, a title of odd signs");
  await addListing("Half price 50 off, another title");
  for (const name of ["third", "fourth", "fifth"]) await addListing(`A ${name} home, for a second page`);
  const find = async (query: Record<string, string>) =>
    (await call<FoundListings>("GET", `/all?${new URLSearchParams(query)}`)).body;
  expect(await find({ title: "50%_OFF" })).toMatchObject({
    total: 1,
    listings: [{ title: "Half price 50%_off, a title of odd signs", publication: "draft", price: 2_000_000 }],
  });
  expect((await find({ title: "half price", publication: "published" })).total).toBe(0);
  const all = await find({});
  expect(all.listings).toHaveLength(50);
  expect(all.total).toBeGreaterThan(50);
  const second = await find({ page: "2" });
  expect(second.total).toBe(all.total);
  const known = new Set(all.listings.map(({ id }) => id));
  expect(second.listings.filter(({ id }) => known.has(id))).toEqual([]);
  expect((await call("GET", "/all?page=9")).status).toBe(404);
  expect((await call("GET", "/all?publication=secret")).status).toBe(400);
  expect((await call("GET", "/all?page=0")).status).toBe(400);
});

test("An edit is soon on the site and changes only the sent fields", async () => {
  const listing = await addListing("A studio to be edited", { publication: "published" });
  const shown = async () => (await (await product.fetch(`/api/listings/${listing.slug}`)).json()) as Property;
  expect(await shown()).toMatchObject({ price: 2_000_000 });
  const edited = await call<EditableListing>("PATCH", `/${listing.id}`, {
    body: { price: 1_900_000, monthly_rental_price: 9_500 },
    seen: listing.updated_at,
  });
  expect(edited.status).toBe(200);
  expect(await eventually(shown, ({ price }) => price === 1_900_000)).toMatchObject({
    title: "A studio to be edited",
    monthlyRentalPrice: 9_500,
    bedrooms: 1,
  });
});

test("An edit does not overwrite a change by another admin", async () => {
  const listing = await addListing("A studio of two admins");
  const path = `/${listing.id}`;
  expect((await call("PATCH", path, { body: { price: 1 }, seen: listing.updated_at })).status).toBe(200);
  const late = await call("PATCH", path, { body: { price: 2 }, seen: listing.updated_at });
  expect([late.status, late.body]).toMatchObject([412, { error: { code: "changed_meanwhile" } }]);
  expect((await call<EditableListing>("GET", path)).body.price).toBe(1);
});

test("Wrong fields and empty edits are refused, and visitors can neither find nor edit", async () => {
  const listing = await addListing("A studio that stays");
  const path = `/${listing.id}`;
  const wrong = await call("PATCH", path, { body: { price: -1 } });
  expect([wrong.status, wrong.body]).toMatchObject([422, { error: { field: "price" } }]);
  expect((await call("PATCH", path, { body: {} })).status).toBe(422);
  expect((await call("PATCH", path, { body: { slug: "mine", is_sample: false } })).status).toBe(422);
  const unknown = `/${crypto.randomUUID()}`;
  expect((await call("PATCH", unknown, { body: { price: 2 } })).status).toBe(404);
  expect((await call("PATCH", unknown, { body: { price: 2 }, seen: listing.updated_at })).status).toBe(404);
  expect((await call("GET", unknown)).status).toBe(404);
  const token = await signIn(product, "visitor@example.com");
  expect((await call("GET", "/all", { token })).status).toBe(403);
  expect((await call("GET", path, { token })).status).toBe(403);
  expect((await call("PATCH", path, { body: { price: 2 }, token })).status).toBe(403);
});

test("What the database would not take is refused with the field's name", async () => {
  const listing = await addListing("A studio with half a bathroom");
  const path = `/${listing.id}`;
  const refused = async (body: unknown, seen?: string) => {
    const answer = await call<{ error?: { field?: string } }>("PATCH", path, {
      body,
      ...(seen !== undefined && { seen }),
    });
    return [answer.status, answer.body.error?.field];
  };
  expect(await refused({ bathrooms: 1.5 })).toEqual([422, "bathrooms"]);
  expect(await refused({ bedrooms: 0.5 })).toEqual([422, "bedrooms"]);
  for (const seen of ["yesterday", '"1"', "2026-01-01", "*"])
    expect(await refused({ price: 2 }, seen)).toEqual([422, "if-match"]);
  // The schema counts these three as six letters, the database as three: only it can refuse them.
  expect(await refused({ title: "😀😀" })).toEqual([422, "title"]);
  expect((await refused({ price: 2 }, "2026-02-31T00:00:00Z"))[0]).toBe(422);
  expect((await call("PATCH", path, { body: { title: "A \u0000 studio \ud800 here" } })).status).toBe(200);
  const added = await call<{ error: { field: string } }>("POST", "", {
    body: { ...listing, title: "😀😀", publication: "draft" },
  });
  expect([added.status, added.body.error.field]).toEqual([422, "title"]);
});

test("A field of a scraped listing is locked once an admin has edited it", async () => {
  const [read] = await product.backend.database.query<{ id: string }>(
    `with sources as (insert into public.scrape_sources (name, start_urls, allowed_hosts)
         values ('Edited', array['https://edited.example/'], array['edited.example']) returning id),
       added as (insert into public.listings (slug, title, property_type, status)
         values ('read-elsewhere', 'Read elsewhere', 'condo-for-sale', array['for-sale']) returning id)
     insert into public.listing_origins (listing_id, source_id, source_url, external_id, content_hash)
     select added.id, sources.id, 'https://edited.example/1', '1', 'x' from added, sources returning listing_id as id`,
  );
  const id = read?.id ?? "";
  expect((await call("PATCH", `/${id}`, { body: { bedrooms: 2 } })).status).toBe(200);
  expect(await lockedFields(id)).toEqual([{ locked_fields: ["bedrooms"] }]);
});
