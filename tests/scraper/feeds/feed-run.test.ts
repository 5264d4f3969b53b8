import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { kyeroFeed, kyeroHome, openFeed } from "./run-feed.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const ten = Array.from({ length: 10 }, (_, index) => kyeroHome(index + 1));
const openKyero = (source: Record<string, unknown> = {}) =>
  openFeed(backend, { format: "kyero" }, { may_show_descriptions: true, ...source });

const homesOf = (sourceId: string) => `
  select listings.title, listings.description, listings.language, listings.publication, listings.price::float8,
    listings.square_meters::float8, listings.condo_name, listings.id, origins.external_id,
    public.translations_of(listings.id) as translations
  from public.listings join public.listing_origins as origins on origins.listing_id = listings.id
  where origins.source_id = '${sourceId}' order by origins.external_id collate "C"`;
type Home = {
  id: string;
  title: string;
  publication: string;
  price: number;
  translations: object;
  external_id: string;
};

test("A record goes to review as a page's home does, with its texts by language and its pictures in order", async () => {
  const feed = await openKyero({ may_keep_images: true });
  feed.serve(kyeroFeed(ten));
  const run = await feed.run();
  expect(run).toMatchObject({ state: "done", feed: { records: 10, leftOut: 0, repeated: 0, unknown: [] } });
  const homes = await feed.query<Home>(homesOf(feed.sourceId));
  expect(homes).toHaveLength(10);
  expect(homes[0]).toMatchObject({
    external_id: "K-1",
    title: "Sea view home 1",
    description: "Quiet and bright, number 1.",
    language: "en",
    publication: "review",
    price: 3_000_001,
    square_meters: 33,
    translations: { th: { title: "บ้านวิวทะเล 1", description: "เงียบสงบ" } },
  });
  const pictures = await feed.query<{ url: string }>(
    "select url from public.scrape_images where listing_id = $1 order by place",
    [homes[0]?.id],
  );
  expect(pictures.map(({ url }) => url)).toEqual([
    "https://pictures.example/1-a.jpg",
    "https://pictures.example/1-b.jpg",
  ]);
  // The same file again changes nothing and asks for no picture again.
  const again = await feed.run();
  expect((await feed.pages(again.id)).map(({ state }) => state)).toEqual(Array(10).fill("unchanged"));
});

test("A dry run says what would change, and a file that is a fifth smaller names what is missing", async () => {
  const feed = await openKyero();
  feed.serve(kyeroFeed(ten.slice(0, 3)));
  await feed.run();
  feed.serve(
    kyeroFeed([
      kyeroHome(1, "", 3_100_000),
      kyeroHome(2),
      kyeroHome(11),
      kyeroHome(12, "<type>Castle</type>").replace("<type>Apartment</type>", ""),
    ]),
  );
  const dry = await feed.run({ dry_run: true });
  expect(dry).toMatchObject({
    state: "done",
    feed: { records: 4, unknownTypes: [{ name: "castle", count: 1 }] },
  });
  expect(await feed.pages(dry.id)).toMatchObject([
    { name: "K-1", state: "changed", difference: { price: { from: 3_000_001, to: 3_100_000 } } },
    { name: "K-11", state: "new" },
    { name: "K-12", state: "refused", reason: "feed-record: unknown-type" },
    { name: "K-2", state: "unchanged" },
  ]);
  expect(await feed.query<Home>(homesOf(feed.sourceId))).toHaveLength(3);
});

test("A home that the next whole file does not name is withdrawn, and rolling back brings it and its texts back", async () => {
  const feed = await openKyero();
  feed.serve(kyeroFeed(ten));
  await feed.run();
  feed.serve(kyeroFeed(ten.slice(0, 9).map((home) => home.replaceAll("เงียบสงบ", "ใหม่"))));
  const second = await feed.run();
  expect(second.state).toBe("done");
  const after = await feed.query<Home>(homesOf(feed.sourceId));
  expect(after.map(({ external_id, publication }) => [external_id, publication])).toContainEqual([
    "K-9",
    "review",
  ]);
  expect(after.find(({ external_id }) => external_id === "K-10")?.publication).toBe("withdrawn");
  expect(after[0]?.translations).toMatchObject({ th: { description: "ใหม่" } });
  await backend.database.transaction(async (run) => {
    await run(
      "insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000fa', 'feeds@site.test')",
    );
    await run("insert into public.admins (user_id) values ('00000000-0000-4000-8000-0000000000fa')");
    await run("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ role: "authenticated", sub: "00000000-0000-4000-8000-0000000000fa", aal: "aal1" }),
    ]);
    await run("select public.roll_back_run($1)", [second.id]);
  });
  const back = await feed.query<Home>(homesOf(feed.sourceId));
  expect(back.find(({ external_id }) => external_id === "K-10")?.publication).toBe("review");
  expect(back.find(({ external_id }) => external_id === "K-1")?.translations).toMatchObject({
    th: { description: "เงียบสงบ" },
  });
});

test.each([
  [
    "a bomb of entities",
    `<!DOCTYPE root [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><root>&b;</root>`,
    200,
    "feed-dtd",
  ],
  ["a bomb of elements", `<root>${"<property>".repeat(100_000)}`, 200, "feed-too-deep"],
  ["a file that is cut off", kyeroFeed(ten).slice(0, -30), 200, "feed-truncated"],
  ["an empty file", "", 200, "feed-empty"],
  ["a feed without a home", kyeroFeed([]), 200, "feed-empty"],
  ["an error", "", 404, "http-404"],
])("%s changes nothing, and asks a person", async (_, text, status, reason) => {
  const feed = await openKyero();
  feed.serve(kyeroFeed(ten));
  await feed.run();
  const before = await feed.query(homesOf(feed.sourceId));
  feed.serve(text, status);
  const run = await feed.run();
  expect(run).toMatchObject({ state: "failed", reason });
  expect(await feed.pages(run.id)).toEqual([]);
  expect(await feed.query(homesOf(feed.sourceId))).toEqual(before);
  expect(
    await feed.query(
      "select kind, detail ->> 'reason' as reason from public.scrape_alarms where run_id = $1",
      [run.id],
    ),
  ).toEqual([{ kind: "run-failed", reason }]);
});

test("A file that is a fifth smaller changes nothing until an admin says so", async () => {
  const feed = await openKyero();
  feed.serve(kyeroFeed(ten));
  await feed.run();
  const before = await feed.query(homesOf(feed.sourceId));
  feed.serve(kyeroFeed(ten.slice(0, 8).map((home) => home.replace("Quiet", "Calm"))));
  const smaller = await feed.run();
  expect(smaller).toMatchObject({
    state: "frozen",
    reason: "feed-smaller",
    feed: { records: 8, before: 10 },
  });
  expect(await feed.query(homesOf(feed.sourceId))).toEqual(before);
  expect(await feed.query("select kind from public.scrape_alarms where run_id = $1", [smaller.id])).toEqual([
    { kind: "feed-smaller" },
  ]);
  // The next file asks in its place.
  const next = await feed.run();
  expect(next.state).toBe("frozen");
  expect(await feed.query("select state from public.scrape_runs where id = $1", [smaller.id])).toEqual([
    { state: "cancelled" },
  ]);
  expect(await feed.query(homesOf(feed.sourceId))).toEqual(before);
});

test("A text that a person wrote stays, and one that a person removed does not come back", async () => {
  const feed = await openKyero();
  feed.serve(kyeroFeed(ten.slice(0, 2)));
  await feed.run();
  const [one, two] = await feed.query<Home>(homesOf(feed.sourceId));
  await feed.query("update public.listing_translations set title = 'ของเรา' where listing_id = $1", [
    one?.id,
  ]);
  await feed.query("delete from public.listing_translations where listing_id = $1", [two?.id]);
  feed.serve(kyeroFeed(ten.slice(0, 2).map((home) => home.replace("เงียบสงบ", "ใหม่"))));
  await feed.run();
  const after = await feed.query<Home>(homesOf(feed.sourceId));
  expect(after.map(({ translations }) => translations)).toEqual([
    { th: { title: "ของเรา", description: "เงียบสงบ" } },
    {},
  ]);
});

test("Without the right to its words only names are shown, in every language", async () => {
  const feed = await openKyero({ may_show_descriptions: false });
  feed.serve(kyeroFeed(ten.slice(0, 1)));
  await feed.run();
  const shown = async () => (await feed.query<Home>(homesOf(feed.sourceId)))[0];
  expect(await shown()).toMatchObject({
    description: "",
    translations: { th: { title: "บ้านวิวทะเล 1", description: "" } },
  });
  await feed.query("update public.scrape_sources set may_show_descriptions = true where id = $1", [
    feed.sourceId,
  ]);
  expect(await shown()).toMatchObject({
    description: "Quiet and bright, number 1.",
    translations: { th: { title: "บ้านวิวทะเล 1", description: "เงียบสงบ" } },
  });
});
