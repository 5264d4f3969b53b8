/** What happens to a home, and what its readers are told of it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Watched, openAlertScene } from "./alert-scene.ts";

let scene: Awaited<ReturnType<typeof openAlertScene>>;
beforeAll(async () => {
  scene = await openAlertScene();
});
afterAll(() => scene.close());

type Home = Awaited<ReturnType<typeof homeBefore>>;
type Case = {
  watched: (home: Home) => Watched;
  /** Facts of the home that stands before somebody watches it. */
  before?: Record<string, unknown>;
  happens: (home: Home) => Promise<unknown>;
  told: RegExp[];
};

const search = (asked: object) => (): Watched => ({ kind: "search", address: "?q=x", search: asked });
const jomtien = search({ areas: ["jomtien"] });
const thisHome = ({ id, slug }: Home): Watched => ({ kind: "home", address: slug, listing: id });
const down = ({ id }: Home) => scene.setHome(id, "price = 900000");
const up = ({ id }: Home) => scene.setHome(id, "price = 1000000");
/** Everybody was looked for long after the last home came up. */
async function passLooks() {
  for (const [table, time] of [
    ["home_news", "first_public_at"],
    ["listing_price_points", "since"],
    ["alerts", "confirmed_at"],
  ])
    await scene.query(`update ${table} set ${time} = ${time} - interval '1 hour' where true`);
}
const queue = () => scene.database.rpc("add_alert_letters", { most: 1000 });

const corner = (size: number) => ({
  title: `Corner room of ${size}`,
  square_meters: size,
  price: size * 11_111,
});

/** Named by its bytes, as every picture that a run kept. */
const scrapedPicture = `/img/uploads/${"c".repeat(64)}.jpg`;

async function fromSource(name: string, home: string): Promise<void> {
  await scene.query(
    `insert into scrape_sources (name, allowed_hosts, start_urls)
     select $1, '{agency.example}', '{https://agency.example/}' where not exists (select from scrape_sources where name = $1)`,
    [name],
  );
  await scene.query(
    `insert into listing_origins (listing_id, source_id, external_id, source_url, content_hash)
     select $2::uuid, id, $2, 'https://agency.example/' || $2, '' from scrape_sources where name = $1`,
    [name, home],
  );
}

let count = 0;
async function homeBefore(facts: Record<string, unknown> = {}) {
  count += 1;
  const slug = `case-${count}`;
  const id = await scene.addHome({ slug, price: 1_000_000, square_meters: 20 + count * 13, ...facts });
  return { id, slug };
}

const cases: Record<string, Case> = {
  "A new home that the search finds": {
    watched: jomtien,
    happens: () => scene.addHome({ price: 1_234_000, title: "Quiet corner" }),
    told: [/^New: Quiet corner\nTHB.1,234,000\n\d+ m² · Jomtien\nSee this home: http/m],
  },
  "A new home elsewhere": {
    watched: jomtien,
    happens: () => scene.addHome({ area: "naklua" }),
    told: [],
  },
  "A new home found by its words": {
    watched: search({ q: "lighthouse" }),
    happens: async () => {
      await scene.addHome({ title: "By the lighthouse" });
      await scene.addHome({ title: "By the market" });
    },
    told: [/New: By the lighthouse/],
  },
  "A new home inside the drawn area, and one outside": {
    watched: search({ drawn: "(1008600,128700,1008900,128700,1008900,129000,1008600,129000)" }),
    happens: async () => {
      await scene.addHome({ title: "Inside", latitude: 12.88, longitude: 100.87 });
      await scene.addHome({ title: "Outside", latitude: 12.95, longitude: 100.88 });
    },
    told: [/New: Inside/],
  },
  "A draft that is published": {
    watched: jomtien,
    before: { publication: "draft" },
    happens: ({ id }) => scene.setHome(id, "publication = 'published'"),
    told: [/New: /],
  },
  "A price that falls": {
    watched: thisHome,
    happens: down,
    told: [/Price reduced: .*\nTHB.900,000 \(was THB.1,000,000\)/],
  },
  "A price that rises, for a search": {
    watched: jomtien,
    happens: ({ id }) => scene.setHome(id, "price = 1100000"),
    told: [/Price raised: .*\nTHB.1,100,000 \(was THB.1,000,000\)/],
  },
  "A price that falls into the budget": {
    watched: search({ maxPrice: 950_000 }),
    happens: down,
    told: [/Price reduced/],
  },
  "A home that came up above the budget and falls into it later": {
    watched: search({ maxPrice: 950_000 }),
    happens: async () => {
      const id = await scene.addHome({ price: 1_000_000 });
      await scene.tick();
      await passLooks();
      await scene.setHome(id, "price = 900000");
    },
    told: [/Price reduced: .*\nTHB.900,000 \(was THB.1,000,000\)/],
  },
  "A home that came up in another place and is moved into the search": {
    watched: jomtien,
    happens: async () => {
      const id = await scene.addHome({ area: "naklua" });
      await scene.tick();
      await passLooks();
      await scene.setHome(id, "area = 'jomtien'");
    },
    told: [/New: /],
  },
  "A price that leaves the budget": {
    watched: search({ maxPrice: 1_000_000 }),
    happens: ({ id }) => scene.setHome(id, "price = 1500000"),
    told: [],
  },
  "A price that falls and rises again before the letter": {
    watched: thisHome,
    happens: async (home) => {
      await down(home);
      await up(home);
    },
    told: [],
  },
  "A price that rises again while its letter waits": {
    watched: thisHome,
    happens: async (home) => {
      await down(home);
      await queue();
      await up(home);
    },
    told: [],
  },
  "A price that falls further while its letter waits": {
    watched: thisHome,
    happens: async (home) => {
      await down(home);
      await queue();
      await scene.setHome(home.id, "price = 800000");
    },
    told: [/THB.800,000 \(was THB.1,000,000\)/],
  },
  "A price that falls after a letter told another": {
    watched: thisHome,
    happens: async (home) => {
      await down(home);
      await scene.tick();
      await scene.setHome(home.id, "price = 800000");
    },
    told: [/THB.900,000 \(was THB.1,000,000\)/, /THB.800,000 \(was THB.900,000\)/],
  },
  "A rent that falls": {
    watched: thisHome,
    before: {
      property_type: "condo-for-rent",
      status: ["for-rent"],
      price: null,
      monthly_rental_price: 20_000,
    },
    happens: ({ id }) => scene.setHome(id, "monthly_rental_price = 18000"),
    told: [/Price reduced: .*\nRent THB.18,000 \(was THB.20,000\) a month/],
  },
  "A price for a home that had none": {
    watched: thisHome,
    before: { price: null },
    happens: up,
    told: [/Now with a price: .*\nTHB.1,000,000\n/],
  },
  "A home to let that is for sale from now on": {
    watched: thisHome,
    before: {
      property_type: "condo-for-rent",
      status: ["for-rent"],
      price: null,
      monthly_rental_price: 20_000,
    },
    happens: ({ id }) =>
      scene.setHome(
        id,
        "property_type = 'condo-for-sale', status = '{for-sale}', price = 1000000, monthly_rental_price = null",
      ),
    told: [/Now with a price: .*\nTHB.1,000,000\n/],
  },
  "A home for sale and to let that is to let alone from now on, for more": {
    watched: thisHome,
    before: { status: ["for-sale", "for-rent"], monthly_rental_price: 20_000 },
    happens: ({ id }) =>
      scene.setHome(
        id,
        "property_type = 'condo-for-rent', status = '{for-rent}', price = null, monthly_rental_price = 25000",
      ),
    told: [/Price raised: .*\nRent THB.25,000 \(was THB.20,000\) a month/],
  },
  "A home that is withdrawn and listed again": {
    watched: jomtien,
    happens: async ({ id }) => {
      await scene.setHome(id, "publication = 'withdrawn'");
      await scene.tick();
      await scene.setHome(id, "publication = 'published'");
    },
    told: [],
  },
  "The same home from another source": {
    watched: jomtien,
    before: corner(641),
    happens: async ({ id }) => {
      await fromSource("One agency", id);
      await fromSource("Another agency", await scene.addHome(corner(641)));
    },
    told: [],
  },
  "A home beside another like it in the same source": {
    watched: jomtien,
    before: corner(941),
    happens: async ({ id }) => {
      await fromSource("One agency", id);
      await fromSource("One agency", await scene.addHome(corner(941)));
    },
    told: [/New: Corner room/],
  },
  "A home that its source lists again under another number": {
    watched: jomtien,
    before: { ...corner(1241), images: [scrapedPicture] },
    happens: async ({ id }) => {
      await fromSource("One agency", id);
      await scene.setHome(id, "publication = 'withdrawn'");
      await fromSource("One agency", await scene.addHome({ ...corner(1241), images: [scrapedPicture] }));
    },
    told: [],
  },
  "A home that was sold, for who watches it": {
    watched: thisHome,
    happens: ({ id }) => scene.setHome(id, "status = '{sold}'"),
    told: [/^Sold or no longer offered: /m],
  },
  "A home that was sold, for who searches": {
    watched: jomtien,
    happens: ({ id }) => scene.setHome(id, "status = '{sold}', price = 500000"),
    told: [],
  },
  "A home that was withdrawn, for who watches it": {
    watched: thisHome,
    happens: ({ id }) => scene.setHome(id, "publication = 'withdrawn'"),
    told: [/^Sold or no longer offered: [^\n]*\n[^\n]*\n\n/m],
  },
  "A new home that is sold before its letter leaves": {
    watched: jomtien,
    happens: async () => {
      const home = await scene.addHome();
      await queue();
      await scene.setHome(home, "status = '{sold}'");
    },
    told: [],
  },
  "Other words in the description": {
    watched: thisHome,
    happens: ({ id }) => scene.setHome(id, "description = 'Painted anew'"),
    told: [],
  },
};

test.each(Object.entries(cases))("%s", async (_, { watched, before, happens, told }) => {
  const home = await homeBefore(before);
  const email = `case${count}@example.com`;
  await scene.tick();
  const reader = await scene.watch(email, watched(home));
  await scene.tick();
  await happens(home);
  await scene.tick();
  // Nothing more comes later.
  await scene.tick();
  const letters = await scene.newsTo(email);
  expect(letters.map(({ text }) => text)).toEqual(told.map((words) => expect.stringMatching(words)));
  await scene.change(reader, "stop");
});

test("However many searches find it, a home is told once, and a person gets one letter", async () => {
  const email = "many@example.com";
  const reader = await scene.watch(email, { kind: "search", address: "?a", search: { areas: ["naklua"] } });
  await scene.watch(email, { kind: "search", address: "?b", search: { maxPrice: 9_000_000 } });
  await scene.watch(email, { kind: "search", address: "?c", search: {} });
  await scene.addHome({ title: "Found thrice", area: "naklua" });
  await scene.addHome({ title: "Found twice" });
  await scene.tick();
  const [letter, ...others] = await scene.newsTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("News of 2 homes");
  expect(letter?.text.match(/Found (?:thrice|twice)/g)).toHaveLength(2);
  await scene.change(reader, "stop");
});

test("Stopping one alert takes out of a waiting letter what it alone had found", async () => {
  const email = "one-less@example.com";
  const reader = await scene.watch(email, { kind: "search", address: "?n", search: { areas: ["naklua"] } });
  await scene.watch(email, { kind: "search", address: "?j", search: { areas: ["jomtien"] } });
  await scene.watch(email, { kind: "search", address: "?m", search: { minPrice: 500_000_000 } });
  await scene.addHome({ title: "Palm", area: "naklua", price: 400_000_000 });
  await scene.addHome({ title: "Shell and reef", area: "naklua", price: 900_000_000 });
  await scene.addHome({ title: "Old lantern", area: "jomtien", price: 300_000_000 });
  await queue();
  const [stopped] = await scene.query<{ id: string }>(
    "select id from alerts where reader_id = $1 and address = '?n'",
    [reader],
  );
  await scene.change(reader, "remove", stopped?.id);
  await scene.tick();
  const [letter] = await scene.newsTo(email);
  expect([...(letter?.text ?? "").matchAll(/New: (.*)/g)].map(([, name]) => name).toSorted()).toEqual([
    "Old lantern",
    "Shell and reef",
  ]);
  await scene.change(reader, "stop");
});

test("A reader of a building hears of its homes alone, also after it was merged into another", async () => {
  const [first, second] = await scene.query<{ id: string }>(
    `insert into buildings (slug, name) values ('watched-one', 'Watched One'), ('watched-two', 'Watched Two') returning id`,
  );
  const email = "building@example.com";
  await scene.watch(email, { kind: "building", address: "watched-one", building: first?.id ?? "" });
  await scene.addHome({ title: "In it", building_id: first?.id });
  await scene.addHome({ title: "Not in it", building_id: second?.id });
  await scene.tick();
  await scene.query("update buildings set merged_into = $2 where id = $1", [first?.id, second?.id]);
  await scene.addHome({ title: "In the other", building_id: second?.id, square_meters: 2000 });
  await scene.tick();
  const letters = await scene.newsTo(email);
  const named = letters.map(({ text }) =>
    [...text.matchAll(/New: (.*)/g)].map(([, name]) => name).toSorted(),
  );
  // The other home of the building that they are now is new to this reader too.
  expect(named).toEqual([["In it"], ["In the other", "Not in it"]]);
});
