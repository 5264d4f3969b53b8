import { inspect } from "node:util";
import { expect, test } from "vitest";
import { openDatabase } from "../../../local/database/open.ts";

test("The error of a failed statement says what failed, and nothing of the people in its parameters", async () => {
  const database = await openDatabase();
  const insert = "insert into public.no_such_table values ($1)";
  const person = ["ann@example.com"];
  const failures = await Promise.allSettled([
    database.query(insert, person),
    database.transaction((run) => run(insert, person)),
    database.transaction((run) => run("select $1::int", person)),
  ]);
  for (const failure of failures) {
    const error: unknown = "reason" in failure && failure.reason;
    expect(error).toMatchObject({ code: expect.stringMatching(/^(42P01|22P02)$/) });
    expect(inspect(error).replaceAll(/invalid input syntax.*/g, "")).not.toContain("ann@example.com");
  }
  await database.close();
});
