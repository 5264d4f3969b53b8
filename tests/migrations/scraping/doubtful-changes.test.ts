import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();

const homes = (many: number, columns: (index: number) => Record<string, unknown> = () => ({})) =>
  Array.from({ length: many }, (_, index) => ({
    ...listingOutcome(index + 1, columns(index)),
    content_hash: JSON.stringify(columns(index)),
  }));
const sold =
  (first: number) =>
  (index: number): Record<string, unknown> =>
    index < first ? { status: ["sold"] } : {};
const statuses = async () =>
  (await under.database.query<{ status: string[] }>("select status from public.listings order by slug")).map(
    ({ status }) => status.join(),
  );
const runOf = (run: string) =>
  under.one<{ state: string; reason: string | null }>(
    "select state, reason from public.scrape_runs where id = $1",
    [run],
  );
const settle = (run: string, carryOut: boolean) =>
  under.as<{ many: number }>("authenticated", adminId, "select public.settle_changes($1, $2) as many", [
    run,
    carryOut,
  ]);

test("A run that would turn every home to sold freezes, and nothing is sold until an admin says so", async () => {
  await under.crawl(homes(10));
  await under.database.query("update public.listings set publication = 'published' where slug = 'home-1'");
  const frozen = await under.crawl(homes(10, sold(10)));
  expect(await runOf(frozen)).toEqual({ state: "frozen", reason: "too-many-changes" });
  expect(new Set(await statuses())).toEqual(new Set(["for-sale"]));
  const [alarm] = await under.database.query<{ kind: string; detail: object }>(
    "select kind, detail from public.scrape_alarms where kind = 'too-many-changes'",
  );
  expect(alarm?.detail).toMatchObject({ changes: 10, listings: 10 });
  const [asked] = await under.as<{ asked: { total: number; listings: { difference: object }[] } }>(
    "authenticated",
    adminId,
    "select public.asked_changes($1) as asked",
    [frozen],
  );
  expect(asked?.asked.total).toBe(10);
  expect(asked?.asked.listings[0]?.difference).toEqual({ status: { from: ["for-sale"], to: ["sold"] } });
  expect(await settle(frozen, true)).toEqual([{ many: 10 }]);
  expect(new Set(await statuses())).toEqual(new Set(["sold"]));
  await expect(settle(frozen, true)).rejects.toThrow("asks nothing any more");
});

test("What an admin refuses stays as it was, and is asked again only when the pages change again", async () => {
  await under.crawl(homes(10));
  const frozen = await under.crawl(homes(10, sold(10)));
  expect(await settle(frozen, false)).toEqual([{ many: 10 }]);
  expect(new Set(await statuses())).toEqual(new Set(["for-sale"]));
  expect((await runOf(frozen)).state).toBe("done");
});

test("A field that an admin locks while its change waits stays as it is", async () => {
  await under.crawl(homes(10));
  const frozen = await under.crawl(homes(10, sold(10)));
  await under.database.query(
    `update public.listing_origins set locked_fields = '{status}'
     where listing_id = (select id from public.listings where slug = 'home-1')`,
  );
  await settle(frozen, true);
  expect((await statuses()).filter((status) => status === "for-sale")).toHaveLength(1);
});

test.each([
  [300, false],
  [301, true],
  [33, true],
  [34, false],
])("A price of 100 that becomes %d is doubtful: %s", async (after, isDoubtful) => {
  const asked = "select public.is_doubtful_change('price', '100', to_jsonb($1::numeric)) as doubtful";
  expect(await under.one(asked, [after])).toEqual({ doubtful: isDoubtful });
});

test("A run that asks about changes takes no answer about withdrawals", async () => {
  await under.crawl(homes(10));
  const frozen = await under.crawl(homes(10, sold(10)));
  const answer = "select public.settle_withdrawals($1, true) as many";
  await expect(under.as("authenticated", adminId, answer, [frozen])).rejects.toThrow("asks nothing any more");
  expect((await runOf(frozen)).state).toBe("frozen");
  expect(await settle(frozen, true)).toEqual([{ many: 10 }]);
  // Somebody else presses the other button.
  await expect(settle(frozen, false)).rejects.toThrow("asks nothing any more");
});

test("A few homes that are sold are written when the run ends", async () => {
  await under.crawl(homes(10));
  const run = await under.crawl(homes(10, sold(2)));
  expect((await runOf(run)).state).toBe("done");
  expect((await statuses()).filter((status) => status === "sold")).toHaveLength(2);
});

test.each([
  [
    "rents that were sales",
    { property_type: "condo-for-rent", status: ["for-rent"], monthly_rental_price: 20_000 },
  ],
  ["prices ten times as high", { price: 30_000_000 }],
  ["prices a tenth as high", { price: 300_000 }],
])("A run of %s freezes", async (_, columns) => {
  await under.crawl(homes(5, () => ({ price: 3_000_000 })));
  expect((await runOf(await under.crawl(homes(5, () => columns)))).reason).toBe("too-many-changes");
  const prices = await under.database.query<{ price: string; monthly_rental_price: string | null }>(
    "select price, monthly_rental_price from public.listings",
  );
  expect(
    prices.every(({ price, monthly_rental_price }) => Number(price) === 3_000_000 && !monthly_rental_price),
  ).toBe(true);
});

test("Prices that move a little are written at once, and so is finance that is offered now", async () => {
  await under.crawl(homes(5, () => ({ price: 3_000_000 })));
  const run = await under.crawl(
    homes(5, () => ({ price: 2_500_000, status: ["for-sale", "finance-available"] })),
  );
  expect((await runOf(run)).state).toBe("done");
  expect(new Set(await statuses())).toEqual(new Set(["for-sale,finance-available"]));
});

test("Changes that still wait are asked about by the next run", async () => {
  await under.crawl(homes(10));
  await under.crawl(homes(10, sold(10)));
  const next = await under.crawl(homes(10, sold(10)));
  expect((await runOf(next)).reason).toBe("too-many-changes");
});
