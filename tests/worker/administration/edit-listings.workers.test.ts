import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  BulkResult,
  EditableListing,
  FoundListings,
  ListingPresence,
  ListingSave,
  OpenedListing,
} from "../../../domain/listings/editable-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let admin: string;
let editor: string;

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  admin = await signIn(product, "admin@example.com");
  editor = await signIn(product, "editor@example.com");
});
afterAll(() => product.close());

type Options = { token?: string; body?: unknown; seen?: string | undefined };
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

async function addListing(title: string, columns: Record<string, unknown> = {}): Promise<EditableListing> {
  const changes = {
    title,
    property_type: "condo-for-sale",
    status: ["for-sale"],
    price: 2_000_000,
    ...columns,
  };
  const added = await call<EditableListing>("PUT", `/${crypto.randomUUID()}`, { body: { changes } });
  expect([added.status, added.body]).toMatchObject([200, { title }]);
  return added.body;
}

const save = (listing: EditableListing, changes: object, token = admin) =>
  call<EditableListing>("PATCH", `/${listing.id}`, { body: { changes }, seen: listing.updated_at, token });
const read = async (id: string) => (await call<OpenedListing>("GET", `/${id}`)).body;

test("A listing is found by words, state, status and completeness, in pages that neither skip nor repeat", async () => {
  for (let n = 0; n < 40; n += 1)
    await addListing(`Paged home number ${n} 50%_off`, { condo_name: "Laguna Nine" });
  const find = async (query: Record<string, string>) => {
    const found = await call<FoundListings>("GET", `/find?${new URLSearchParams(query)}`);
    expect(found.status).toBe(200);
    return found.body;
  };
  for (const sort of ["changed", "newest", "price-low", "price-high", "title"]) {
    const first = await find({ words: "paged 50%_off nine", sort });
    expect([first.total, first.listings.length]).toEqual([40, 25]);
    const second = await find({ words: "paged 50%_off nine", sort, after: first.next ?? "" });
    const ids = [...first.listings, ...second.listings].map(({ id }) => id);
    expect([new Set(ids).size, second.next, second.total]).toEqual([40, null, null]);
  }
  expect((await find({ words: "paged", publication: "published" })).total).toBe(0);
  expect(
    (await find({ words: "paged", status: "for-sale", type: "condo-for-sale", needsWork: "1" })).total,
  ).toBe(40);
  expect((await find({ words: "paged", area: "jomtien" })).total).toBe(0);
  expect((await call("GET", "/find?publication=secret")).status).toBe(400);
  expect((await call("GET", "/find?after=x")).status).toBe(400);
  expect((await call("GET", `/find?after=${crypto.randomUUID()}_no-moment`)).status).toBe(400);
  const { agents } = (await call<{ agents: string[] }>("GET", "/agents")).body;
  expect(agents.length).toBeGreaterThan(1);
  expect((await find({ agent: agents[0] ?? "" })).listings[0]?.agent_name).toBe(agents[0]);
});

test("An edit is soon on the site and changes only the sent fields", async () => {
  const listing = await addListing("A studio to be edited", { publication: "published", bedrooms: 1 });
  const shown = async () => (await (await product.fetch(`/api/listings/${listing.slug}`)).json()) as Property;
  expect(await shown()).toMatchObject({ price: 2_000_000 });
  expect((await save(listing, { price: 1_900_000, monthly_rental_price: 9_500 })).status).toBe(200);
  expect(await eventually(shown, ({ price }) => price === 1_900_000)).toMatchObject({
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
  expect((await save(now, { price: 3 }, editor)).status).toBe(409);
  expect((await call("PATCH", `/${listing.id}`, { body: { changes: { price: 3 } } })).status).toBe(422);
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

test("Many listings are changed at once, each with its own version and result", async () => {
  const [one, two] = [await addListing("Bulk one home"), await addListing("Bulk two home")];
  await save(two, { price: 5 });
  const items = [one, two].map(({ id, updated_at: seen }) => ({ id, seen }));
  const missing = { id: crypto.randomUUID(), seen: one.updated_at };
  const sold = await call<{ results: BulkResult[] }>("POST", "/bulk", {
    body: { action: "sold", listings: [...items, missing] },
  });
  const outcomeOf = (id: string) => sold.body.results.find((result) => result.id === id)?.outcome;
  expect([one, two, missing].map(({ id }) => outcomeOf(id))).toEqual(["saved", "changed", "missing"]);
  expect((await read(one.id)).listing?.status).toEqual(["sold"]);
  expect((await read(two.id)).listing?.status).toEqual(["for-sale"]);
});

test("A draft is one row, each window must know its version, and saving ends it", async () => {
  const listing = await addListing("A studio half typed");
  const path = `/${listing.id}/draft`;
  const keep = (version: number, title: string) =>
    call<{ version?: number; draft?: unknown }>("PUT", path, {
      body: { version, seen: listing.updated_at, changes: { title }, base: { title: listing.title } },
    });
  expect((await keep(0, "A studio half")).body).toEqual({ version: 1 });
  expect((await keep(1, "A studio half ty")).body).toEqual({ version: 2 });
  const other = await keep(1, "Another window");
  expect([other.status, other.body.draft]).toMatchObject([
    409,
    { version: 2, changes: { title: "A studio half ty" } },
  ]);
  expect((await read(listing.id)).draft).toMatchObject({
    version: 2,
    base: { title: "A studio half typed" },
  });
  expect((await call<OpenedListing>("GET", `/${listing.id}`, { token: editor })).body.draft).toBeNull();
  expect((await save(listing, { title: "A studio wholly typed" })).status).toBe(200);
  expect((await read(listing.id)).draft).toBeNull();

  const unsaved = crypto.randomUUID();
  await call("PUT", `/${unsaved}/draft`, {
    body: { version: 0, seen: null, changes: { title: "New" }, base: {} },
  });
  expect(await read(unsaved)).toMatchObject({ listing: null, draft: { changes: { title: "New" } } });
  expect((await call("DELETE", `/${unsaved}/draft`)).status).toBe(200);
  expect((await call("GET", `/${unsaved}`)).status).toBe(404);
});

test("Who else has a listing open is said, until they leave", async () => {
  const listing = await addListing("A studio that two look at");
  const open = async (token: string, query = "") =>
    (await call<ListingPresence>("POST", `/${listing.id}/presence${query}`, { token, body: {} })).body;
  expect(await open(admin)).toEqual({ others: [], updated_at: listing.updated_at });
  expect((await open(editor)).others).toEqual(["admin"]);
  expect((await open(admin)).others).toEqual(["editor"]);
  await open(editor, "?leaving=1");
  expect((await open(admin)).others).toEqual([]);
});

test("A copy starts as a draft, without the proofs of the first home", async () => {
  const listing = await addListing("A studio to copy", {
    publication: "published",
    ownership_verified: ["title-deed"],
    last_verified_on: "2026-11-01",
    "title.fr": "Un studio",
  });
  const copy = await call<EditableListing>("POST", `/${listing.id}/duplicate`);
  expect(copy.body).toMatchObject({
    title: "A studio to copy (copy)",
    publication: "draft",
    ownership_verified: [],
    price: 2_000_000,
    "title.fr": "Un studio",
  });
  expect(copy.body.id).not.toBe(listing.id);
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
  expect((await refusedAt({ slug: "mine", is_sample: false }))[0]).toBe(422);
  expect(await refusedAt({ title: "😀😀" })).toEqual([422, "changes.title"]);
  const unknown = `/${crypto.randomUUID()}`;
  expect(
    (await call("PATCH", unknown, { body: { changes: { price: 2 } }, seen: listing.updated_at })).status,
  ).toBe(404);
  expect((await call("GET", unknown)).status).toBe(404);
  const asNew = await call("GET", `${unknown}?new=1`);
  expect([asNew.status, asNew.body]).toEqual([200, { listing: null, draft: null }]);
  for (const name of ["visitor", "agent"]) {
    const token = await signIn(product, `${name}@example.com`);
    for (const path of ["/find", `/${listing.id}`, `/${listing.id}/history`])
      expect([name, path, (await call("GET", path, { token })).status]).toEqual([name, path, 403]);
    expect((await save(listing, { price: 2 }, token)).status).toBe(403);
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

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

test("A picture is stored once, without its Exif, and one that is cut off is not taken", async () => {
  const listing = await addListing("A studio with a picture");
  const made = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c97" } })
    .withExif({ IFD0: { Copyright: "secret-owner" } })
    .jpeg()
    .toBuffer();
  const bytes = new Uint8Array(made);
  const send = async (body: Uint8Array<ArrayBuffer>, digest: string, token = admin) => {
    const response = await product.fetch(`/api/admin/listings/${listing.id}/pictures/${digest}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
      body,
    });
    return { status: response.status, body: (await response.json()) as { picture: string } };
  };
  const digest = await digestOf(bytes);
  expect((await send(bytes.slice(0, -100), digest)).status).toBe(422);
  const cut = bytes.slice(0, -100);
  expect((await send(cut, await digestOf(cut))).status).toBe(415);
  for (let times = 0; times < 2; times += 1) {
    const sent = await send(bytes, digest);
    expect([sent.status, sent.body]).toEqual([200, { picture: `/img/uploads/${listing.id}/${digest}.jpg` }]);
  }
  const path = `/storage/v1/object/public/listing-images/uploads/${listing.id}/${digest}.jpg`;
  const stored = Buffer.from(await (await product.fetch(path)).arrayBuffer());
  expect(stored.includes("secret-owner")).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 600, height: 400 });
  expect((await product.fetch(`/img/uploads/${listing.id}/${digest}.jpg?w=480&f=webp`)).status).toBe(200);
  const agent = await signIn(product, "agent@example.com");
  expect((await send(bytes, digest, agent)).status).toBe(403);
  // Without the Worker the policy of the bucket refuses too.
  const direct = await fetch(`${product.backend.url}/storage/v1/object/listing-images/uploads/x.jpg`, {
    method: "POST",
    headers: {
      apikey: product.backend.publishableKey,
      authorization: `Bearer ${agent}`,
      "content-type": "image/jpeg",
    },
    body: bytes,
  });
  expect(direct.ok).toBe(false);
});

test("A floor plan must agree with its home, and only the home's own page carries it", async () => {
  const listing = await addListing("A flat with a plan", {
    publication: "published",
    square_meters: 20,
    bedrooms: 0,
  });
  const planOf = (width: number) => ({
    version: 1,
    north: 90,
    floors: [
      { rooms: [{ kind: "studio", x: 0, y: 0, width, depth: 5 }], doors: [], windows: [], furniture: [] },
    ],
  });
  expect(await save(listing, { floor_plan: planOf(6) })).toMatchObject({
    status: 422,
    body: { error: { code: "invalid_input" } },
  });
  expect((await save(listing, { floor_plan: { ...planOf(4), version: 2 } })).status).toBe(422);
  const saved = await save(listing, { floor_plan: planOf(4) });
  expect([saved.status, saved.body.floor_plan]).toEqual([200, planOf(4)]);
  expect((await save(saved.body, { square_meters: 30 })).status).toBe(422);
  expect((await save(saved.body, { square_meters: 30, floor_plan: planOf(6) })).status).toBe(200);
  const shown = async () => (await (await product.fetch(`/api/listings/${listing.slug}`)).json()) as Property;
  expect(await eventually(shown, ({ squareMeters }) => squareMeters === 30)).toMatchObject({
    floorPlan: planOf(6),
  });
  const page = await (await product.fetch("/api/listings?q=flat+with+a+plan")).text();
  expect(page).toContain(listing.slug);
  expect(page).not.toContain("floorPlan");
});
