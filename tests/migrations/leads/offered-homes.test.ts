import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, type Someone, openLeadScene } from "./lead-scene.ts";
import { addSiteKey } from "../add-site-key.ts";

const siteKey = "a-key-of-the-site-Worker-for-tests-0003";
let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
  await addSiteKey(scene.database, siteKey);
});
afterAll(() => scene.close());

/** As the site Worker asks with its key: for a stranger, or in an admin's name. */
async function ask<Value>(who: Someone | "anon", sql: string, parameters: unknown[] = []): Promise<Value> {
  const rows = await scene.database.pglite.transaction(async (transaction) => {
    const claims =
      who === "anon" ? { role: "anon" } : { sub: scene.idOf(who), role: "authenticated", aal: "aal1" };
    await transaction.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)",
      [claims.role, JSON.stringify(claims), JSON.stringify({ "x-site-key": siteKey })],
    );
    return (await transaction.query<{ value: Value }>(`select ${sql} as value`, parameters)).rows;
  });
  if (!rows[0]) throw new Error("no answer");
  return rows[0].value;
}

async function asAnon(sql: string, parameters: unknown[] = []): Promise<unknown[]> {
  return scene.database.pglite.transaction(async (transaction) => {
    await transaction.query(
      "select set_config('role', 'anon', true), set_config('request.jwt.claims', '{\"role\":\"anon\"}', true)",
    );
    return (await transaction.query(sql, parameters)).rows;
  });
}

const answers = {
  deal: "sell",
  homeKind: "condo",
  building: "talay thong condo",
  size: "45",
  bedrooms: "1",
  wish: "2900000",
  freeFrom: "May",
};

async function offer(columns: Record<string, unknown> = {}) {
  const id = await scene.addLead({ kind: "offer", answers, ...columns });
  const [row] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [id],
  );
  return { id, reference: row?.reference ?? "" };
}

let files = 0;
const newPicture = () => ({
  name: "room.jpg",
  contentType: "image/jpeg",
  bytes: 100,
  digest: (files += 1).toString(16).padStart(64, "a"),
});
type Begun = { id: string; object: string; isStored: boolean };
const begin = (reference: string, picture = newPicture()) =>
  ask<Begun>("anon", "begin_offer_picture($1, $2)", [reference, picture]);
const store = (object: string) =>
  asAnon("insert into storage.objects (bucket_id, name) values ('private-files', $1)", [object]);
async function addPicture(reference: string): Promise<Begun> {
  const begun = await begin(reference);
  await store(begun.object);
  expect(await ask("anon", "finish_offer_picture($1)", [begun.id])).toBe(true);
  return begun;
}

const draft = {
  title: "Condo, 45 sqm",
  slug: "condo-45-sqm-x1",
  property_type: "condo-for-sale",
  status: ["for-sale"],
  condo_name: "The Talay Thong Condominium",
  square_meters: 45,
};

test("A stranger sends a picture by way of the site alone, and it is there once however often it is sent", async () => {
  const { reference } = await offer();
  await expect(asAnon("select begin_offer_picture($1, '{}')", [reference])).rejects.toThrow(
    "through the site",
  );
  const picture = newPicture();
  const begun = await begin(reference, picture);
  expect(await ask("anon", "finish_offer_picture($1)", [begun.id])).toBe(false);
  await store(begun.object);
  expect(await ask("anon", "finish_offer_picture($1)", [begun.id])).toBe(true);
  expect(await begin(reference, picture)).toEqual({ ...begun, isStored: true });
  expect(await ask("anon", "sent_offer($1)", [reference])).toMatchObject({ reference, pictures: 1 });
  // Nobody overwrites it, and no stranger reads it.
  await expect(store(begun.object)).rejects.toThrow("row-level security");
  expect(await asAnon("select from storage.objects where name = $1", [begun.object])).toEqual([]);
});

test("What the page after the form reads has nothing of the person", async () => {
  const { reference } = await offer({ name: "Somchai", phone: "+66812345678" });
  const sent = await ask<object>("anon", "sent_offer($1)", [reference]);
  expect(JSON.stringify(sent)).not.toMatch(/Somchai|66812345678|2900000|May/);
  expect(await ask("anon", "sent_offer($1)", ["ZZZZ-ZZZZ"])).toBeNull();
});

test("Pictures are limited by offer, by network and by time", async () => {
  const { reference } = await offer();
  for (let index = 0; index < 16; index += 1) await begin(reference);
  await expect(begin(reference)).rejects.toThrow("at most 16");
  const sender = "one-network-of-that-day";
  for (let index = 0; index < 4; index += 1) {
    const other = await offer({ sender });
    for (let picture = 0; picture < 16; picture += 1) await begin(other.reference);
  }
  await expect(begin((await offer({ sender })).reference)).rejects.toThrow("too many pictures");
  const old = await offer({ created_at: new Date(Date.now() - 4 * 86_400_000) });
  await expect(begin(old.reference)).rejects.toThrow("no such offer");
  const question = await offer({ kind: "contact" });
  await expect(begin(question.reference)).rejects.toThrow("no such offer");
});

test("An admin who looks after the offer opens its pictures for a minute, and the log says so once", async () => {
  const { id, reference } = await offer({ assignee: scene.idOf("editor") });
  const { object } = await addPicture(reference);
  const seen = (who: Someone) => scene.as(who, "select from storage.objects where name = $1", [object]);
  expect(await seen("admin")).toEqual([]);
  await expect(ask("agent", "open_offer_pictures($1)", [id])).rejects.toThrow("no such lead");
  await expect(ask("visitor", "open_offer_pictures($1)", [id])).rejects.toThrow();
  expect(await scene.as("agent", "select id from private_files where lead_id = $1", [id])).toEqual([]);
  for (let again = 0; again < 2; again += 1)
    expect(await ask("admin", "open_offer_pictures($1)", [id])).toMatchObject([{ object }]);
  expect(await seen("admin")).toHaveLength(1);
  const log = await scene.database.query(
    "select from audit_log where action = 'open_file' and subject_id = $1",
    [id],
  );
  expect(log).toHaveLength(1);
  await scene.database.query("update file_openings set at = now() - interval '61 seconds' where true");
  expect(await seen("admin")).toEqual([]);
});

test("One press makes a draft with its owner, and a second press makes no other", async () => {
  const { id } = await offer({ name: "Somsri", email: "somsri@example.com", phone: "+66898765432" });
  await expect(scene.call("agent", "draft_home_of_offer($1, $2)", [id, draft])).rejects.toThrow();
  const first = await scene.call<{ id: string; seen: string }>("editor", "draft_home_of_offer($1, $2)", [
    id,
    draft,
  ]);
  const second = await scene.call<{ id: string }>("admin", "draft_home_of_offer($1, $2)", [
    id,
    { ...draft, slug: "another-1" },
  ]);
  expect(second.id).toBe(first.id);
  const [home] = await scene.database.query(
    "select publication, buildings.name as building, home_owners.name as owner, phone from listings join home_owners on listing_id = listings.id left join buildings on buildings.id = building_id where listings.id = $1",
    [first.id],
  );
  expect(home).toEqual({
    publication: "draft",
    building: expect.stringMatching(/talay thong/i),
    owner: "Somsri",
    phone: "+66898765432",
  });
  const question = await scene.addLead({ kind: "contact" });
  await expect(scene.call("admin", "draft_home_of_offer($1, $2)", [question, draft])).rejects.toThrow(
    "Only an offer",
  );
});

test("Only who looks after listings reads an owner, and no public row has one", async () => {
  const { id } = await offer({ name: "Khun Private" });
  const home = await scene.call<{ id: string }>("admin", "draft_home_of_offer($1, $2)", [
    id,
    { ...draft, slug: "private-1" },
  ]);
  await scene.as(
    "editor",
    "update home_owners set keys = 'at the desk', notes = 'would take 2.5' where listing_id = $1",
    [home.id],
  );
  await scene.database.query("update listings set publication = 'published' where id = $1", [home.id]);
  const count = async (who: Someone) =>
    (await scene.as(who, "select from home_owners where listing_id = $1", [home.id])).length;
  expect([await count("admin"), await count("editor"), await count("agent"), await count("visitor")]).toEqual(
    [1, 1, 0, 0],
  );
  await expect(asAnon("select from home_owners")).rejects.toThrow("permission denied");
  await expect(
    scene.as("editor", "update home_owners set page_key = gen_random_uuid() where listing_id = $1", [
      home.id,
    ]),
  ).rejects.toThrow("permission denied");
  const shown = await asAnon("select to_jsonb(listings) as row from listings where id = $1", [home.id]);
  expect(shown).toHaveLength(1);
  expect(JSON.stringify(shown)).not.toMatch(/Khun Private|at the desk|2\.5/);
});

test("The owner's page has numbers by week, until it is ended", async () => {
  const { id } = await offer({ name: "Khun Owner" });
  const { id: home } = await scene.call<{ id: string }>("admin", "draft_home_of_offer($1, $2)", [
    id,
    { ...draft, slug: "weeks-1" },
  ]);
  const open = await scene.call<{ key: string }>("editor", "set_owners_page($1, 90)", [home]);
  await scene.database.query(
    "insert into page_views (day, page, listing_id, language, views) select (now() at time zone 'Asia/Bangkok')::date, 'property', $1, l, 7 from unnest(array['th', 'en']) as l",
    [home],
  );
  await scene.addLead({ kind: "contact", listing_id: home, name: "A buyer" });
  await scene.addLead({ kind: "viewing", listing_id: home, state: "spam" });
  const read = (key: string) =>
    ask<{ weeks: { views: number; enquiries: number }[] } | null>("anon", "owners_page($1)", [key]);
  const page = await read(open.key);
  expect(page?.weeks).toHaveLength(1);
  await scene.database.query("update listings set created_at = now() - interval '1 year' where id = $1", [
    home,
  ]);
  expect((await read(open.key))?.weeks).toHaveLength(12);
  expect(page?.weeks.at(-1)).toMatchObject({ views: 14, enquiries: 1 });
  expect(page).toMatchObject({ publication: "draft", slug: null });
  expect(JSON.stringify(page)).not.toMatch(/Khun Owner|A buyer|example\.com/);
  const next = await scene.call<{ key: string }>("editor", "set_owners_page($1, 90)", [home]);
  expect(await read(open.key)).toBeNull();
  await scene.database.query("update home_owners set page_until = now() where listing_id = $1", [home]);
  expect(await read(next.key)).toBeNull();
  expect(await scene.call("editor", "set_owners_page($1, 0)", [home])).toEqual({ key: null, until: null });
});

test("Erasing the person erases pictures and owner, and a client's offer outlives two years while we have the home", async () => {
  const { id, reference } = await offer({ created_at: new Date(Date.now() - 2 * 86_400_000) });
  await addPicture(reference);
  const { id: home } = await scene.call<{ id: string }>("admin", "draft_home_of_offer($1, $2)", [
    id,
    { ...draft, slug: "erase-1" },
  ]);
  const [before] = await scene.database.query<{ at: string }>(
    "select (now() + interval '1 hour')::text as at",
  );
  const left = await offer({ created_at: new Date(Date.now() - 2 * 86_400_000) });
  await scene.database.query("select erase_old_leads($1)", [before?.at]);
  const exists = async (table: string, column: string, value: string) =>
    (await scene.database.query(`select from ${table} where ${column} = $1`, [value])).length;
  expect([await exists("leads", "id", id), await exists("leads", "id", left.id)]).toEqual([1, 0]);
  // Another home of hers has an owner whom the office typed in, and a third one has somebody else.
  const typed = await scene.database.query<{ id: string }>(
    `insert into home_owners (listing_id, name, email, phone)
     select listings.id, 'Somsri', upper(leads.email), null from listings, leads
     where leads.id = $1 and listings.id <> $2 order by slug limit 2 returning listing_id as id`,
    [id, home],
  );
  const [hers, anothers] = typed.map((one) => one.id);
  await scene.database.query("update home_owners set email = 'else@example.com' where listing_id = $1", [
    anothers,
  ]);
  await scene.call("admin", "erase_person($1, $2)", [id, reference]);
  expect([
    await exists("home_owners", "listing_id", hers ?? ""),
    await exists("home_owners", "listing_id", anothers ?? ""),
  ]).toEqual([0, 1]);
  expect([
    await exists("leads", "id", id),
    await exists("private_files", "lead_id", id),
    await exists("home_owners", "listing_id", home),
    await exists("listings", "id", home),
  ]).toEqual([0, 0, 0, 1]);
});

test("Pictures go after 30 days", async () => {
  const { reference } = await offer();
  const young = await addPicture(reference);
  const old = await addPicture(reference);
  await scene.database.query(
    "update private_files set begun_at = now() - interval '30 days 1 minute' where id = $1",
    [old.id],
  );
  await scene.database.query("select erase_old_offer_pictures()");
  const left = await scene.database.query<{ id: string }>(
    "select id from private_files where id in ($1, $2)",
    [young.id, old.id],
  );
  expect(left).toEqual([{ id: young.id }]);
});

type Comparable = {
  slug: string;
  isSample: boolean;
  price: number;
  squareMeters: number;
  isInBuilding: boolean;
  isGone: boolean;
  askedOn: string;
};
test("Homes of the same kind and size are compared, and what was sold counts for a year", async () => {
  const asked = (more: object = {}) =>
    ask<Comparable[]>("anon", "comparable_homes($1)", [{ ...answers, size: 45, area: "jomtien", ...more }]);
  await scene.database.query("update listings set is_sample = true where not is_sample");
  const homes = await asked();
  expect(homes.length).toBeGreaterThan(0);
  for (const { squareMeters, price } of homes) {
    expect(squareMeters).toBeGreaterThanOrEqual(31.5);
    expect(squareMeters).toBeLessThanOrEqual(58.5);
    expect(price).toBeGreaterThan(100_000);
  }
  expect(homes.some(({ isInBuilding }) => isInBuilding)).toBe(true);
  expect(homes.filter(({ isInBuilding }) => isInBuilding).length).toBeLessThanOrEqual(12);
  const rents = await asked({ deal: "let" });
  for (const { price } of rents) expect(price).toBeLessThan(200_000);
  expect(await asked({ building: "", area: "" })).toEqual([]);
  // All of these are samples and say so. With one home of the owner's on the site no sample counts any more.
  expect(homes.map(({ isSample }) => isSample)).toEqual(homes.map(() => true));
  const own = "update listings set is_sample = not is_sample where slug = $1 returning slug";
  await scene.database.query(own, [homes[0]?.slug]);
  expect((await asked()).map(({ slug, isSample }) => [slug, isSample])).toEqual([[homes[0]?.slug, false]]);
  expect(await asked({ deal: "let" })).toEqual([]);
  await scene.database.query(own, [homes[0]?.slug]);
  await scene.database.query("alter table listings disable trigger listings_touch_updated_at");
  await scene.database.query(
    "update listings set status = array['sold'], updated_at = now() - interval '13 months' where property_type not like '%-for-rent'",
  );
  await scene.database.query("alter table listings enable trigger listings_touch_updated_at");
  expect(await asked()).toEqual([]);
});

test("The download of an account's data has the owner's record without the office's notes", async () => {
  const { id, reference } = await offer({ name: "Khun Visitor", user_id: scene.idOf("visitor") });
  await addPicture(reference);
  const home = await scene.call<{ id: string }>("admin", "draft_home_of_offer($1, $2)", [
    id,
    { ...draft, slug: "download-1" },
  ]);
  await scene.as(
    "editor",
    "update home_owners set commission = '3 percent', notes = 'difficult' where listing_id = $1",
    [home.id],
  );
  const kept = await scene.call<object[]>("visitor", "my_homes()");
  expect(kept).toMatchObject([
    { reference, pictures: 1, owner: { name: "Khun Visitor", commission: "3 percent" } },
  ]);
  expect(JSON.stringify(kept)).not.toContain("difficult");
  expect(await scene.call("agent", "my_homes()")).toEqual([]);
});

test("The account counts the pictures of the offered home, and takes more for three days", async () => {
  const { id, reference } = await offer({ user_id: scene.idOf("visitor") });
  await addPicture(reference);
  const read = (who: Someone) => scene.call<object | null>(who, "my_offer($1)", [reference]);
  expect(await read("visitor")).toEqual({ pictures: 1, takesPictures: true });
  expect(await read("agent")).toBeNull();
  await scene.database.query("update leads set created_at = now() - interval '3 days' where id = $1", [id]);
  expect(await read("visitor")).toMatchObject({ takesPictures: false });
});
