import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BulkResult,
  type EditableListing,
  type FormerListing,
  type FoundListings,
  type UndoableAction,
  listFormer,
} from "../../../../domain/listings/editable-listing.ts";
import { type Product, startProduct } from "../../../start-product.ts";
import { type ListingEditor, openEditor } from "./listing-editor.ts";

let product: Product;
let call: ListingEditor["call"];
let addListing: ListingEditor["addListing"];
let save: ListingEditor["save"];
let read: ListingEditor["read"];

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  ({ call, addListing, save, read } = await openEditor(product));
});
afterAll(() => product.close());

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

test("Many listings are changed at once, each with its own version and result", async () => {
  const [one, two] = [await addListing("Bulk one home"), await addListing("Bulk two home")];
  await save(two, { price: 5_000_000 });
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

test("A home for rent is not sold, alone or with others, and the answer says so", async () => {
  const rental = await addListing("A rental among others", {
    property_type: "condo-for-rent",
    status: ["for-rent"],
  });
  const listings = [{ id: rental.id, seen: rental.updated_at }];
  const sold = await call<{ results: BulkResult[] }>("POST", "/bulk", { body: { action: "sold", listings } });
  expect(sold.body.results.map(({ outcome }) => outcome)).toEqual(["of_another_type"]);
  const refused = await save(rental, { status: ["for-sale"] });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { error: { code: "invalid_input", field: "status" } },
  ]);
  const both = await save(rental, { property_type: "house-for-rent", status: ["sold"] });
  expect([both.status, both.body]).toMatchObject([
    422,
    { error: { code: "invalid_input", field: "changes.status" } },
  ]);
  expect((await read(rental.id)).listing?.status).toEqual(["for-rent"]);
});

test("Marking homes as sold writes to nobody, so there is no letter that an undo could not take back", async () => {
  const home = await addListing("A home that somebody asked about", { publication: "published" });
  const { database } = product.backend;
  await database.query(
    `insert into leads (reference, kind, name, email, reach_by, consent, listing_id, fingerprint, sender)
     values ('ASKD-2222', 'contact', 'V', 'asked@example.com', 'email', 'v1', $1, repeat('f', 16), repeat('s', 16))`,
    [home.id],
  );
  const letters = () =>
    database.query(
      "select (select count(*) from lead_notices) as notices, (select count(*) from lead_messages) as replies",
    );
  const before = await letters();
  const sold = await call<{ results: BulkResult[] }>("POST", "/bulk", {
    body: { action: "sold", listings: [{ id: home.id, seen: home.updated_at }] },
  });
  expect(sold.body.results[0]?.outcome).toBe("saved");
  expect(await letters()).toEqual(before);
});

test("What many homes were taken back from is put back, except what was changed since", async () => {
  const rented = await addListing("Undo one home", {
    status: ["for-sale", "for-rent"],
    publication: "review",
  });
  const other = await addListing("Undo two home", { publication: "published" });
  const homes = (await call<FoundListings>("GET", "/find?words=undo+home")).body.listings;
  const versions = (found: readonly { id: string; updated_at: string | null }[]) =>
    found.map(({ id, updated_at: seen }) => ({ id, seen }));
  const change = async (action: UndoableAction, listings: object[]) =>
    (await call<{ results: BulkResult[] }>("POST", "/bulk", { body: { action, listings } })).body.results;
  const undo = async (listings: FormerListing[]) =>
    (await call<{ results: BulkResult[] }>("POST", "/bulk/undo", { body: { listings } })).body.results;

  const withdrawn = await change("withdraw", versions(homes));
  expect((await read(other.id)).listing?.publication).toBe("withdrawn");
  const back = await undo(listFormer("withdraw", homes, withdrawn));
  expect(back.map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
  expect((await read(rented.id)).listing?.publication).toBe("review");
  expect((await read(other.id)).listing?.publication).toBe("published");

  const sold = await change("sold", versions(back));
  const now = (await read(other.id)).listing ?? other;
  expect((await save(now, { price: 5_000_000 })).status).toBe(200);
  const half = await undo(listFormer("sold", homes, sold));
  const outcomeOf = (id: string) => half.find((result) => result.id === id)?.outcome;
  expect([outcomeOf(rented.id), outcomeOf(other.id)]).toEqual(["saved", "changed"]);
  expect((await read(rented.id)).listing?.status).toEqual(["for-sale", "for-rent"]);
  expect((await read(other.id)).listing?.status).toEqual(["sold"]);
  const wrong = { id: rented.id, seen: rented.updated_at, before: { price: 1_000_000 } };
  expect((await call("POST", "/bulk/undo", { body: { listings: [wrong] } })).status).toBe(422);
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
