import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingPresence, OpenedListing } from "../../../../domain/listings/editable-listing.ts";
import { type Product, startProduct } from "../../../start-product.ts";
import { type ListingEditor, openEditor } from "./listing-editor.ts";

let product: Product;
let admin: ListingEditor["admin"];
let editor: ListingEditor["editor"];
let call: ListingEditor["call"];
let addListing: ListingEditor["addListing"];
let save: ListingEditor["save"];
let read: ListingEditor["read"];

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  ({ admin, editor, call, addListing, save, read } = await openEditor(product));
});
afterAll(() => product.close());

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
  const ending = { version: 1, seen: null, changes: {}, base: {} };
  expect((await call("PUT", `/${unsaved}/draft`, { body: ending })).status).toBe(200);
  expect((await call("GET", `/${unsaved}`)).status).toBe(404);
});

test("The editor shows who else has a listing open, until they leave", async () => {
  const listing = await addListing("A studio that two look at");
  const open = async (token: string, query = "") =>
    (await call<ListingPresence>("POST", `/${listing.id}/presence${query}`, { token, body: {} })).body;
  expect(await open(admin)).toEqual({ others: [], updated_at: listing.updated_at, draft_version: null });
  expect((await open(editor)).others).toEqual(["admin"]);
  expect((await open(admin)).others).toEqual(["editor"]);
  await open(editor, "?leaving=1");
  expect((await open(admin)).others).toEqual([]);
});
