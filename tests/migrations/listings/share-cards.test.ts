import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const ask = async (most = 10, design = 1) =>
  (
    await under.database.query<{ id: string }>("select ask_for_share_cards($1, $2) as id", [most, design])
  ).map(({ id }) => id);
const orphans = async () =>
  (await under.database.query<{ name: string }>("select orphan_share_cards() as name")).map(
    ({ name }) => name,
  );

/** As the office Worker does after drawing. */
async function draw(id: string, card: string): Promise<string> {
  const object = `${id}/${card}.jpg`;
  await under.database.query(
    `insert into storage.objects (bucket_id, name, created_at) values ('share-cards', $1, now() - interval '1 hour')`,
    [object],
  );
  await under.database.query(
    `insert into public.share_cards (listing_id, asked_for, drawn_for, design, objects)
     select $1, version, version, 1, array[$2]
     from (select (home_on_share_card($1) ->> 'version')::timestamptz as version) as home
     on conflict (listing_id) do update set drawn_for = excluded.drawn_for, design = excluded.design, objects = excluded.objects`,
    [id, object],
  );
  return object;
}

async function publishOne(): Promise<string> {
  await under.crawl([listingOutcome(1)]);
  await under.database.query(
    "update public.listings set publication = 'published', images = '{/pictures/condo-seafoam}'",
  );
  return (await under.one<{ id: string }>("select id from public.listings")).id;
}

test("A public home with a picture is asked for once a save, and again when the message was lost", async () => {
  const id = await publishOne();
  expect(await ask(0)).toEqual([]);
  expect(await ask()).toEqual([id]);
  expect(await ask()).toEqual([]);
  await under.database.query(
    "update public.share_cards set asked_at = now() - interval '61 minutes' where true",
  );
  expect(await ask()).toEqual([id]);
  await draw(id, "en-1");
  await under.database.query("update public.share_cards set asked_at = now() - interval '1 day' where true");
  expect(await ask()).toEqual([]);

  await under.database.query("update public.listings set price = 2000000");
  expect(await ask()).toEqual([id]);
  await draw(id, "en-2");
  await under.database.query(
    `insert into public.settings (section, version, value, saved_by) values ('terms', 1, '{}', $1)`,
    [adminId],
  );
  expect(await ask()).toEqual([id]);
  await draw(id, "en-3");
  expect(await ask()).toEqual([]);
});

test("A title in another language alone draws the cards anew, and so does a new design", async () => {
  const id = await publishOne();
  await ask();
  await draw(id, "en-1");
  const write = (title: string) =>
    under.database.query(
      `insert into public.listing_translations (listing_id, locale, title) values ($1, 'th', $2)
       on conflict (listing_id, locale) do update set title = excluded.title`,
      [id, title],
    );
  await write("วิวทะเล");
  expect(await ask()).toEqual([id]);
  await draw(id, "en-2");
  await write("วิวทะเล");
  expect(await ask()).toEqual([]);
  await write("วิวทะเลชั้นสูง");
  expect(await ask()).toEqual([id]);
  await draw(id, "en-3");
  await under.database.query("delete from public.listing_translations where listing_id = $1", [id]);
  expect(await ask()).toEqual([id]);
  await draw(id, "en-4");

  await under.database.query("update public.share_cards set asked_at = now() - interval '1 day' where true");
  expect(await ask()).toEqual([]);
  expect(await ask(10, 2)).toEqual([id]);
});

test("A home that is not public, or has no picture, is neither asked for nor told", async () => {
  const id = await publishOne();
  await under.database.query("update public.listings set images = '{}'");
  expect(await ask()).toEqual([]);
  await under.database.query("update public.listings set images = '{/img/a.jpg}', publication = 'withdrawn'");
  expect(await ask()).toEqual([]);
  expect(await under.one("select home_on_share_card($1) as home", [id])).toEqual({ home: null });
});

test("Everybody reads a card as long as its home is public, and nobody but the office stores, changes or removes one", async () => {
  const id = await publishOne();
  const object = await draw(id, "th-1");
  const readers = [["anon", null] as const, ["authenticated", visitorId] as const];
  const read = async () => {
    const counts: number[] = [];
    for (const [role, user] of readers) {
      counts.push(
        (await under.as(role, user, "select from storage.objects where name = $1", [object])).length,
      );
    }
    return counts;
  };
  expect(await read()).toEqual([1, 1]);
  for (const [role, user] of [...readers, ["authenticated", adminId] as const]) {
    await expect(
      under.as(role, user, "insert into storage.objects (bucket_id, name) values ('share-cards', 'x/y.jpg')"),
    ).rejects.toThrow(/row-level security/);
    const remove = "delete from storage.objects where name = $1 returning name";
    expect(await under.as(role, user, remove, [object])).toEqual([]);
    const move = "update storage.objects set name = 'z' where name = $1 returning name";
    expect(await under.as(role, user, move, [object])).toEqual([]);
  }
  await under.database.query("update public.listings set publication = 'withdrawn'");
  expect(await read()).toEqual([0, 0]);
  await expect(under.as("anon", null, "select from public.share_cards")).rejects.toThrow("permission denied");
  await expect(under.as("anon", null, "select ask_for_share_cards(1, 1)")).rejects.toThrow(
    "permission denied",
  );
  await expect(under.as("anon", null, "select home_on_share_card($1)", [id])).rejects.toThrow(
    "permission denied",
  );
});

test("Cards that a later one replaced are removed, and all of a home that is withdrawn or gone", async () => {
  const id = await publishOne();
  const first = await draw(id, "en-1");
  expect(await orphans()).toEqual([]);
  const second = await draw(id, "en-2");
  expect(await orphans()).toEqual([first]);
  await under.database.query("update storage.objects set created_at = now() where name = $1", [first]);
  // It may be one whose row is about to be written.
  expect(await orphans()).toEqual([]);
  await under.database.query("update public.listings set publication = 'withdrawn'");
  expect(await orphans()).toEqual([second]);
  await under.database.query("update public.listings set publication = 'published'");
  expect(await orphans()).toEqual([]);
  await under.database.query("delete from public.listings where id = $1", [id]);
  expect(await orphans()).toEqual([second]);
});
