import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
beforeAll(async () => {
  under = await openPostgres();
});
afterAll(() => under.close());

test("A visitor's statement is ended after three seconds, an admin's may take longer", async () => {
  const sleep = "select pg_sleep(3.5)";
  await expect(under.as("anon", null, sleep)).rejects.toMatchObject({ code: "57014" });
  expect(await under.as("authenticated", null, sleep)).toHaveLength(1);
});

test("A call waits eight seconds for a lock, also where it may work for a minute", async () => {
  await under.onOneConnection(async ({ script }) => {
    await script("begin; lock table public.site_keys");
    const wait = "set local statement_timeout = '60s'; select from public.site_keys";
    const startedAt = performance.now();
    await expect(under.as("service_role", null, wait)).rejects.toMatchObject({ code: "55P03" });
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(7_500);
    expect(waitedMs).toBeLessThan(40_000);
    await script("rollback");
  });
});

test("A request gets a thousand rows at most", async () => {
  expect(await under.as("service_role", null, "select generate_series(1, 2000)")).toHaveLength(1000);
});
