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

test("A request gets a thousand rows at most", async () => {
  expect(await under.as("service_role", null, "select generate_series(1, 2000)")).toHaveLength(1000);
});
