import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditableListing, ListingSave } from "../../../../domain/listings/editable-listing.ts";
import { type Product, eventually, signIn, startProduct } from "../../../start-product.ts";
import { type ListingEditor, openEditor } from "./listing-editor.ts";

let product: Product;
let editor: ListingEditor["editor"];
let call: ListingEditor["call"];
let addListing: ListingEditor["addListing"];
let save: ListingEditor["save"];
let read: ListingEditor["read"];
let shown: ListingEditor["shown"];

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  ({ editor, call, addListing, save, read, shown } = await openEditor(product));
});
afterAll(() => product.close());

test("An edit is soon on the site and changes only the sent fields", async () => {
  const listing = await addListing("A studio to be edited", { publication: "published", bedrooms: 1 });
  expect(await shown(listing)).toMatchObject({ price: 2_000_000 });
  expect((await save(listing, { price: 1_900_000, monthly_rental_price: 9_500 })).status).toBe(200);
  expect(
    await eventually(
      () => shown(listing),
      ({ price }) => price === 1_900_000,
    ),
  ).toMatchObject({
    title: "A studio to be edited",
    monthlyRentalPrice: 9_500,
    bedrooms: 1,
  });
});

test("A save of an older version writes nothing and answers both values", async () => {
  const listing = await addListing("A studio of two admins");
  expect((await save(listing, { price: 1_000_000 }, editor)).status).toBe(200);
  const late = await save(listing, { price: 1_500_000, bedrooms: 2 });
  expect([late.status, late.body]).toMatchObject([
    409,
    {
      error: { code: "changed_meanwhile" },
      fields: { price: { mine: 1_500_000, theirs: 1_000_000 }, bedrooms: { mine: 2, theirs: null } },
      listing: { price: 1_000_000 },
    },
  ]);
  expect((await read(listing.id)).listing).toMatchObject({ price: 1_000_000, bedrooms: null });
  // A text in another language alone is a new version too.
  const now = (await read(listing.id)).listing ?? listing;
  expect((await save(now, { "title.th": "ห้องสตูดิโอ" })).status).toBe(200);
  expect((await save(now, { price: 3_000_000 }, editor)).status).toBe(409);
  expect((await call("PATCH", `/${listing.id}`, { body: { changes: { price: 3_000_000 } } })).status).toBe(
    422,
  );
});

test("A home that is never offered is not published, by none of the ways, and says so", async () => {
  const title = "Beachfront 48sqm Studio at View Talay 5 Jomtien";
  const refusal = {
    error: { code: "never_offered", field: "title", message: expect.stringContaining("View Talay 5") },
  };
  const hidden = await addListing(title);
  const published = await save(hidden, { publication: "published" });
  expect([published.status, published.body]).toMatchObject([422, refusal]);
  const judged = await call("POST", `/${hidden.id}/publication`, {
    body: { publication: "published" },
    seen: hidden.updated_at,
  });
  expect([judged.status, judged.body]).toMatchObject([422, refusal]);
  const many = await call("POST", "/bulk", {
    body: { action: "publish", listings: [{ id: hidden.id, seen: hidden.updated_at }] },
  });
  expect(many.body).toMatchObject({ results: [{ id: hidden.id, outcome: "never_offered" }] });
  expect((await read(hidden.id)).listing).toMatchObject({
    publication: "draft",
    updated_at: hidden.updated_at,
  });
  // What stays unpublished can be edited, and what is published cannot be given such a title.
  expect((await save(hidden, { price: 1_000_000 })).status).toBe(200);
  const onSite = await addListing("A studio that gets another title", { publication: "published" });
  const renamed = await save(onSite, { title });
  expect([renamed.status, renamed.body]).toMatchObject([422, refusal]);
});

test("The history says who saved what, also texts and bulk actions", async () => {
  const listing = await addListing("A studio with a past");
  const body = { changes: { price: 2_100_000, "title.de": "Ein Studio" }, name: "New price" };
  const saved = await call<EditableListing>("PATCH", `/${listing.id}`, {
    body,
    seen: listing.updated_at,
    token: editor,
  });
  const picture = "/pictures/studio-sea";
  const texts = { [picture]: { en: "The sea from the bed" } };
  const described = await save(saved.body, { images: [picture], picture_texts: texts });
  await call("POST", "/bulk", {
    body: { action: "publish", listings: [{ id: listing.id, seen: described.body.updated_at }] },
  });
  const { saves } = (await call<{ saves: ListingSave[] }>("GET", `/${listing.id}/history`)).body;
  expect(saves).toMatchObject([
    { by: "admin", before: { publication: "draft" }, after: { publication: "published" } },
    { by: "admin", before: { picture_texts: null }, after: { picture_texts: texts, images: [picture] } },
    {
      by: "editor",
      name: "New price",
      before: { price: 2_000_000, "title.de": null },
      after: { price: 2_100_000, "title.de": "Ein Studio" },
    },
    { by: "admin", before: {}, after: { title: "A studio with a past" } },
  ]);
  expect((await read(listing.id)).listing).toMatchObject({ "title.de": "Ein Studio", picture_texts: texts });
});

test("Wrong fields and empty edits are refused, and only the right to listings opens the editor", async () => {
  const listing = await addListing("A studio that stays");
  const refusedAt = async (changes: object) => {
    const { status, body } = await call<{ error?: { field?: string } }>("PATCH", `/${listing.id}`, {
      body: { changes },
      seen: listing.updated_at,
    });
    return [status, body.error?.field];
  };
  expect(await refusedAt({ price: -1 })).toEqual([422, "changes.price"]);
  expect(await refusedAt({ bathrooms: 1.5 })).toEqual([422, "changes.bathrooms"]);
  expect(await refusedAt({ images: ["https://elsewhere.example/1.jpg"] })).toEqual([422, "changes.images.0"]);
  expect(await refusedAt({ ownership_verified: ["title-deed"], last_verified_on: null })).toEqual([
    422,
    "changes.last_verified_on",
  ]);
  // Only the database can see that the stored day is missing.
  expect((await refusedAt({ ownership_verified: ["title-deed"] }))[0]).toBe(422);
  expect((await refusedAt({}))[0]).toBe(422);
  expect((await refusedAt({ slug: "mine", created_at: "2026-01-01" }))[0]).toBe(422);
  expect(await refusedAt({ title: "😀😀" })).toEqual([422, "changes.title"]);
  const unknown = `/${crypto.randomUUID()}`;
  expect(
    (await call("PATCH", unknown, { body: { changes: { price: 2_000_000 } }, seen: listing.updated_at }))
      .status,
  ).toBe(404);
  expect((await call("GET", unknown)).status).toBe(404);
  const asNew = await call("GET", `${unknown}?new=1`);
  expect([asNew.status, asNew.body]).toEqual([200, { listing: null, draft: null, draftVersion: 0 }]);
  for (const name of ["visitor", "agent"]) {
    const token = await signIn(product, `${name}@example.com`);
    for (const path of ["/find", `/${listing.id}`, `/${listing.id}/history`])
      expect([name, path, (await call("GET", path, { token })).status]).toEqual([name, path, 403]);
    expect((await save(listing, { price: 2_000_000 }, token)).status).toBe(403);
  }
});

test("A field of a scraped listing is locked once an admin has edited it, and publishing is no lock", async () => {
  const [row] = await product.backend.database.query<{ id: string }>(
    `with sources as (insert into public.scrape_sources (name, start_urls, allowed_hosts)
         values ('Edited', array['https://edited.example/'], array['edited.example']) returning id),
       added as (insert into public.listings (slug, title, property_type, status, publication)
         values ('read-elsewhere', 'Read elsewhere', 'condo-for-sale', array['for-sale'], 'withdrawn') returning id)
     insert into public.listing_origins (listing_id, source_id, source_url, external_id, content_hash, withdrawn_from)
     select added.id, sources.id, 'https://edited.example/1', '1', 'x', 'review' from added, sources
     returning listing_id as id`,
  );
  const { listing } = await read(row?.id ?? "");
  if (!listing) throw new Error("The listing is missing.");
  expect((await save(listing, { bedrooms: 2, publication: "published" })).status).toBe(200);
  const [origin] = await product.backend.database.query(
    "select locked_fields, withdrawn_from from public.listing_origins where listing_id = $1",
    [listing.id],
  );
  expect(origin).toEqual({ locked_fields: ["bedrooms"], withdrawn_from: null });
});

test("A sample loses its mark with the save that says so, and only a sample can be deleted", async () => {
  const samples = await product.backend.database.query<{ id: string }>(
    "select id from public.listings where is_sample and publication = 'published' and not excluded order by slug limit 2",
  );
  const [first, second] = await Promise.all(samples.map(async ({ id }) => (await read(id)).listing));
  if (!first || !second) throw new Error("There are no samples.");
  const priced = await save(first, { price: 2_222_222 });
  expect(priced.body).toMatchObject({ price: 2_222_222, is_sample: true });
  const own = await save(priced.body, { is_sample: false });
  expect(own.body.is_sample).toBe(false);
  expect(
    await eventually(
      () => shown(first),
      ({ isSample }) => !isSample,
    ),
  ).toMatchObject({ price: 2_222_222 });
  const remove = (listing: typeof first, seen: string) => call("DELETE", `/${listing.id}`, { seen });
  expect((await remove(own.body, own.body.updated_at)).status).toBe(409);
  expect((await remove(second, first.updated_at)).status).toBe(409);
  expect((await remove(second, second.updated_at)).status).toBe(200);
  expect((await call("GET", `/${second.id}`)).status).toBe(404);
  const page = await eventually(
    () => product.fetch(`/property/${second.slug}`),
    ({ status }) => status === 404,
  );
  expect(page.status).toBe(404);
});
