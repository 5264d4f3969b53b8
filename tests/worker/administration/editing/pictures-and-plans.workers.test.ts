import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnHome, OwnHomes } from "../../../../domain/listings/editable-listing.ts";
import { type Product, eventually, signIn, startProduct } from "../../../start-product.ts";
import { type ListingEditor, openEditor } from "./listing-editor.ts";

let product: Product;
let admin: ListingEditor["admin"];
let addListing: ListingEditor["addListing"];
let save: ListingEditor["save"];
let shown: ListingEditor["shown"];

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  ({ admin, addListing, save, shown } = await openEditor(product));
});
afterAll(() => product.close());

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
  expect(
    await eventually(
      () => shown(listing),
      ({ squareMeters }) => squareMeters === 30,
    ),
  ).toMatchObject({
    floorPlan: planOf(6),
  });
  const page = await (await product.fetch("/api/listings?q=flat+with+a+plan")).text();
  expect(page).toContain(listing.slug);
  expect(page).not.toContain("floorPlan");
});

test("A plan may be a picture: only the home's own page carries it, with its words, and the agent reads it too", async () => {
  const listing = await addListing("A flat with a drawn plan", { publication: "published" });
  const plan = `/img/uploads/${listing.id}/plan.jpg`;
  expect((await save(listing, { plan_images: ["https://elsewhere.example/plan.jpg"] })).status).toBe(422);
  expect(
    (await save(listing, { plan_images: Array.from({ length: 9 }, (_, at) => `${plan}${at}`) })).status,
  ).toBe(422);
  const saved = await save(listing, {
    plan_images: [plan],
    picture_texts: { [plan]: { en: "The flat from above" } },
    agent_name: "Somchai J.",
  });
  expect([saved.status, saved.body.plan_images]).toEqual([200, [plan]]);
  const seen = await eventually(
    () => shown(listing),
    ({ planImages }) => planImages !== undefined,
  );
  expect(seen).toMatchObject({ planImages: [plan], pictureTexts: { [plan]: { en: "The flat from above" } } });
  expect(seen.floorPlan).toBeUndefined();
  const page = await (await product.fetch(`/property/${listing.slug}`)).text();
  expect(page).toMatch(/<h2 id="floor-plan"[\s\S]*?alt="The flat from above"/);
  expect(await (await product.fetch("/api/listings?q=drawn+plan")).text()).not.toContain("plan.jpg");

  const agent = await signIn(product, "agent@example.com");
  const asAgent = async (path: string) => {
    const answer = await product.fetch(`/api/admin/own-homes${path}`, {
      headers: { authorization: `Bearer ${agent}` },
    });
    return { status: answer.status, body: (await answer.json()) as OwnHomes & OwnHome };
  };
  expect((await asAgent("")).body).toEqual({ listings: [] });
  await save(saved.body, { publication: "withdrawn" });
  expect((await asAgent(`/${listing.id}`)).status).toBe(404);
  await product.backend.database.query(
    "update public.admins set person_name = 'Somchai J.' where role = 'agent'",
  );
  expect((await asAgent("")).body.listings.map(({ id }) => id)).toEqual([listing.id]);
  expect((await asAgent(`/${listing.id}`)).body).toMatchObject({
    property: { title: "A flat with a drawn plan", planImages: [plan] },
    publication: "withdrawn",
    isShown: false,
  });
});
