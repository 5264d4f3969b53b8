import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePostgres } from "./serve-postgres.ts";

let pglite: PGlite;
let served: Awaited<ReturnType<typeof servePostgres>>;
beforeAll(async () => {
  pglite = await PGlite.create();
  served = await servePostgres(pglite);
});
afterAll(async () => {
  await served.close();
  await pglite.close();
});

test("A client asks with parameters, sends much at once, and hears what is wrong", async () => {
  const sql = postgres(served.url, { max: 1, onnotice: () => {} });
  expect(await sql`select ${7}::int + 1 as sum`).toMatchObject([{ sum: 8 }]);
  const long = "x".repeat(1_000_000);
  expect(await sql`select length(${long}) as length`).toMatchObject([{ length: 1_000_000 }]);
  await sql.unsafe("create table homes (id int); insert into homes values (1), (2)").simple();
  await expect(sql`select * from nowhere`).rejects.toMatchObject({ code: "42P01" });
  expect(await sql`select count(*)::int as count from homes`).toMatchObject([{ count: 2 }]);
  await sql.end();
});

test("Nobody else comes between the statements of a transaction, and one that is dropped is rolled back", async () => {
  const sql = postgres(served.url, { max: 1, onnotice: () => {} });
  const seen: number[] = [];
  const count = async () => {
    const { rows } = await pglite.query<{ count: number }>("select count(*)::int as count from homes");
    seen.push(rows[0]?.count ?? -1);
  };
  let other: Promise<void> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`insert into homes values (3)`;
    other = count();
    await transaction`insert into homes values (4)`;
  });
  await other;
  expect(seen).toEqual([4]);
  await sql.end();

  const leaving = postgres(served.url, { max: 1, onnotice: () => {} });
  const held = await leaving.reserve();
  await held`begin`;
  await held`delete from homes`;
  await leaving.end({ timeout: 0 });
  await count();
  expect(seen).toEqual([4, 4]);
});
