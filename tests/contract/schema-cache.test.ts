import { expect, test } from "vitest";
import { whenSchemaIsRead } from "./schema-cache.ts";

const answer = (status: number, code?: string) => () => Response.json(code ? { code } : [], { status });
const there = answer(200);
const unknown = answer(404, "PGRST205");
const reading = answer(503, "PGRST002");
/** PostgREST still knows the table, and Postgres does not. */
const dropped = answer(404, "42P01");

test.each([
  ["there", [unknown, reading, unknown, there]],
  ["gone", [there, dropped, reading, unknown]],
] as const)("The suite goes on when a table is %s, and not before", async (state, answers) => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return (answers[asked - 1] ?? reading)();
  };
  await whenSchemaIsRead(ask, state, { pauseMs: 1 });
  expect(asked).toBe(answers.length);
});

test("A schema that is never read is an error", async () => {
  const never = async () => unknown();
  await expect(whenSchemaIsRead(never, "there", { waitMs: 5, pauseMs: 1 })).rejects.toThrow("PGRST205");
});
