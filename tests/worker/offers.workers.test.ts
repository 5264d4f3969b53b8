/** An owner's offer through the built Workers: range, form, pictures without an account, the office, the owner's page. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "../../domain/leads/consent.ts";
import type { AskingRangeAnswer } from "../../domain/offers/asking-range.ts";
import type { MyApplication } from "../../domain/leads/my-application.ts";
import type { HomeOwnerAnswer, OpenedOwnersPage } from "../../domain/offers/home-owner.ts";
import type { OwnersPageAnswer, SentOfferAnswer } from "../../domain/offers/offer-pass.ts";
import { type Product, signIn, startProduct } from "../start-product.ts";

let product: Product;
const tokens = new Map<string, string>();

beforeAll(async () => {
  product = await startProduct();
  for (const name of ["admin", "editor", "agent"])
    tokens.set(name, await signIn(product, `${name}@example.com`));
});
afterAll(() => product.close());

const typed = {
  deal: "sell",
  homeKind: "condo",
  building: "Talay Thong",
  area: "jomtien",
  size: "45",
  bedrooms: "1",
  wish: "2900000",
  name: "Somchai Jaidee",
  email: "somchai@example.com",
  phone: "081 234 5678",
  country: "TH",
  reachBy: "line",
  consent: consentVersion,
  locale: "th",
  message: "ใกล้ทะเล",
};

async function json<Shape>(answer: Promise<Response>): Promise<Shape> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Shape;
}

const ask = (
  who: string,
  path: string,
  method = "GET",
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  product.fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.get(who)}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function offer(more: object = {}) {
  const sending = product.fetch("/api/leads/offer", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...typed, ...more }),
  });
  const { reference, pass } = await json<{ reference: string; pass: string }>(sending);
  const [row] = await product.backend.database.query<{ id: string }>(
    "select id from leads where reference = $1",
    [reference],
  );
  return { reference, pass, id: row?.id ?? "" };
}

/** With what a camera adds. */
const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({ IFD0: { ImageDescription: "at home of Somchai" } })
    .jpeg()
    .toBuffer();

async function put(
  { reference, pass }: { reference: string; pass: string },
  body: Uint8Array,
  named?: string,
) {
  const digest = named ?? createHash("sha256").update(body).digest("hex");
  const answer = await product.fetch(`/api/offers/${reference}/pictures/${digest}?name=room.jpg`, {
    method: "PUT",
    headers: { "x-offer-pass": pass },
    body: new Uint8Array(body),
  });
  const read = (await answer.json()) as { id?: string; error?: { code: string; field?: string } };
  return { status: answer.status, ...read };
}

const sentOf = (link: { reference: string; pass: string }) =>
  json<SentOfferAnswer>(
    product.fetch(`/api/offers/sent?${new URLSearchParams({ reference: link.reference, pass: link.pass })}`),
  );

test("The range comes with the homes it is made of, and is silent where there are too few", async () => {
  const range = async (more: Record<string, string>) => {
    const { deal, homeKind, building, area, size } = { ...typed, ...more };
    const query = new URLSearchParams({ deal, homeKind, building, area, size });
    return (await json<AskingRangeAnswer>(product.fetch(`/api/offers/range?${query}`))).range;
  };
  const found = await range({});
  expect(found).toMatchObject({ low: 2_300_000, high: 2_600_000, within: "area" });
  expect(found?.homes.map(({ squareMeters }) => squareMeters)).toEqual([44, 41, 37, 35, 33]);
  for (const home of found?.homes ?? []) expect(home.askedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await range({ building: "No such place", area: "" })).toBeNull();
  expect(await range({ size: "4000" })).toBeNull();
  expect((await product.fetch("/api/offers/range?deal=sell&homeKind=condo&size=-1")).status).toBe(400);
});

test("Whoever has the pass adds pictures, each once, judged by its bytes and stripped", async () => {
  const link = await offer({ name: "Adds Pictures" });
  const picture = await photo(10);
  const first = await put(link, picture);
  expect(first.status).toBe(201);
  expect(await put(link, picture)).toMatchObject({ status: 201, id: first.id });
  expect(
    await put(link, picture.subarray(0, 200), createHash("sha256").update(picture).digest("hex")),
  ).toMatchObject({
    status: 422,
    error: { code: "invalid_input" },
  });
  const pdf = Buffer.from("%PDF-1.7\n% a paper\nstartxref\n9\n%%EOF\n");
  for (const body of [pdf, Buffer.from("<svg onload=alert(1)>"), Buffer.alloc(0)])
    expect((await put(link, body)).status).toBe(415);
  expect((await sentOf(link)).offer).toMatchObject({ reference: link.reference, pictures: 1 });
  const bytes = await ask("admin", `/leads/${link.id}/pictures/${first.id}`);
  expect([bytes.status, bytes.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(bytes.headers.get("cache-control")).toContain("no-store");
  expect(Buffer.from(await bytes.arrayBuffer()).includes("Somchai")).toBe(false);
});

test("Without the pass, or with that of another offer, nothing opens", async () => {
  const link = await offer({ name: "Has A Pass" });
  const other = await offer({ name: "Somebody Else", email: "else@example.com" });
  const crossed = { reference: link.reference, pass: other.pass };
  expect((await put(crossed, await photo(20))).status).toBe(403);
  expect(await sentOf(crossed)).toEqual({ offer: null });
  const late = { reference: link.reference, pass: `2${link.pass.slice(1)}` };
  expect(await sentOf(late)).toEqual({ offer: null });
  expect((await product.fetch(`/api/admin/leads/${link.id}/pictures`)).status).toBe(401);
});

test("One press makes a draft with pictures and owner, and another press no other", async () => {
  const link = await offer({ name: "Becomes A Home" });
  for (const red of [40, 120, 200]) expect((await put(link, await photo(red))).status).toBe(201);
  const made = await json<{ id: string }>(ask("editor", `/leads/${link.id}/home`, "POST", {}));
  expect(await json(ask("editor", `/leads/${link.id}/home`, "POST", {}))).toEqual(made);
  const { listing } = await json<{ listing: { publication: string; images: string[]; title: string } }>(
    ask("editor", `/listings/${made.id}`),
  );
  expect(listing).toMatchObject({ publication: "draft", title: "1-bedroom condo, 45 sqm, Talay Thong" });
  expect(new Set(listing.images).size).toBe(3);
  expect((await product.fetch(`${listing.images[0]}?w=480&f=webp`)).status).toBe(200);
  // A picture that arrived later is taken over by another press, after those that the home has.
  expect((await put(link, await photo(250))).status).toBe(201);
  expect(await json(ask("editor", `/leads/${link.id}/home`, "POST", {}))).toEqual(made);
  const later = await json<{ listing: { images: string[] } }>(ask("editor", `/listings/${made.id}`));
  expect(later.listing.images.slice(0, 3)).toEqual(listing.images);
  expect(new Set(later.listing.images).size).toBe(4);
  // Nobody but the office sees the draft or its owner.
  const anywhere = await (await product.fetch("/api/listings?limit=200")).text();
  expect(anywhere).not.toContain(made.id);
  const { owner } = await json<HomeOwnerAnswer>(ask("editor", `/listings/${made.id}/owner`));
  expect(owner).toMatchObject({ name: "Becomes A Home", phone: "+66812345678", lead_id: link.id });
  expect((await ask("agent", `/listings/${made.id}/owner`)).status).toBe(403);
  expect((await ask("agent", `/leads/${link.id}/home`, "POST", {})).status).toBe(403);

  const fields = {
    name: "Khun Som",
    email: null,
    phone: "+66812345678",
    keys: "At the desk",
    commission: "3%",
    exclusive_until: null,
    notes: "would take less",
  };
  const seen = owner?.updated_at ?? "";
  const save = (version: string) =>
    ask("editor", `/listings/${made.id}/owner`, "PUT", fields, { "if-match": version });
  expect((await save(seen)).status).toBe(200);
  expect((await save(seen)).status).toBe(409);
});

test("The owner sees numbers at a signed address until the office ends it", async () => {
  const link = await offer({ name: "Reads Numbers" });
  const { id } = await json<{ id: string }>(ask("editor", `/leads/${link.id}/home`, "POST", {}));
  const { address } = await json<OpenedOwnersPage>(ask("editor", `/listings/${id}/owner/page`, "POST", {}));
  const { search, pathname } = new URL(address);
  const read = (query = search) => json<OwnersPageAnswer>(product.fetch(`/api/offers/owners-page${query}`));
  expect((await read()).home?.weeks).toHaveLength(1);
  expect(JSON.stringify(await read())).not.toMatch(/Reads Numbers|example\.com|\+66/);
  const page = await product.fetch(`/th${pathname}${search}`);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const html = await page.text();
  expect(html).toContain('content="noindex"');
  expect(html).toContain("ความเคลื่อนไหวของทรัพย์คุณ");
  expect((await read(search.replace(/pass=\d/, "pass=9"))).home).toBeNull();
  expect((await ask("editor", `/listings/${id}/owner/page`, "DELETE")).status).toBe(200);
  expect((await read()).home).toBeNull();
});

test("Sent without script, the form leads to the page with the reference and the range", async () => {
  const answer = await product.fetch("/api/leads/offer", {
    method: "POST",
    redirect: "manual",
    headers: { origin: "http://site.test" },
    body: new URLSearchParams({ ...typed, name: "Plain Form", returnTo: "/th/list-your-home" }),
  });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(/^\/th\/list-your-home\/sent\?reference=[A-Z2-9]{4}-[A-Z2-9]{4}&pass=/);
  const html = await (await product.fetch(to)).text();
  expect(html).toContain("ราคาเสนอขายของห้องหรือบ้านแบบเดียวกัน");
  expect(html).not.toContain("Plain Form");
});

test("The account shows the offered home and leads to its pictures", async () => {
  const visitor = await signIn(product, "visitor@example.com");
  const link = await offer({ name: "Has An Account" });
  await product.backend.database.query(
    "update leads set user_id = (select id from auth.users where email = 'visitor@example.com') where id = $1",
    [link.id],
  );
  expect((await put(link, await photo(70))).status).toBe(201);
  const read = () =>
    json<MyApplication>(
      product.fetch(`/api/me/applications/${link.reference}`, {
        headers: { authorization: `Bearer ${visitor}` },
      }),
    );
  const { answers, offer: shown } = await read();
  expect(answers).toMatchObject({ building: "Talay Thong", wish: 2_900_000 });
  expect(shown).toMatchObject({ pictures: 1 });
  const pass = shown?.pass ?? "";
  expect((await put({ reference: link.reference, pass }, await photo(71))).status).toBe(201);
  expect((await read()).offer).toMatchObject({ pictures: 2 });
});
