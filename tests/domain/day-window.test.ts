import { expect, test } from "vitest";
import * as v from "valibot";
import { judgeDay } from "../../domain/day-window.ts";
import { listingChangesSchema } from "../../domain/listings/listing-fields.ts";
import { paymentSchema, replySchema } from "../../domain/leads/desk/lead-orders.ts";

const now = new Date("2026-11-26T12:00:00Z");

test("A year of the Buddhist calendar asks for the year it most likely means", () => {
  expect(judgeDay("2569-11-26", "paidOn", now)).toEqual({ kind: "buddhistYear", year: 2026 });
  expect(judgeDay("2570-01-31", "contractStart", now)).toEqual({ kind: "buddhistYear", year: 2027 });
});

test("The year 1, the year 9999 and a slip of the finger are outside, and 31 February is no day", () => {
  for (const day of ["0001-01-01", "9999-12-31", "2062-11-26"]) {
    expect(judgeDay(day, "viewing", now)).toEqual({
      kind: "outside",
      from: "2025-11-25",
      until: "2028-11-27",
    });
  }
  expect(judgeDay("2026-02-31", "paidOn", now)).toEqual({ kind: "noSuchDay" });
  expect(judgeDay("26.11.2026", "paidOn", now)).toEqual({ kind: "noSuchDay" });
});

test("Likely days pass, and a payment is not entered before it has come", () => {
  expect(judgeDay("2026-11-26", "paidOn", now)).toBeUndefined();
  expect(judgeDay("2026-12-24", "paidOn", now)).toMatchObject({ kind: "outside" });
  expect(judgeDay("2026-12-24", "viewing", now)).toBeUndefined();
});

test("A refusal names the field", () => {
  const payment = { number: 1, amount: 5, method: "cash", note: "", idempotencyKey: crypto.randomUUID() };
  const { issues } = v.safeParse(paymentSchema, { ...payment, paidOn: "2026-02-31" });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ["paidOn", "There is no such day."],
  ]);
});

test("A home is not built in the year 1 or 9999, and 2569 asks for 2026", () => {
  const say = (year_built: number) =>
    v
      .safeParse(listingChangesSchema, { year_built })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  expect(say(2569)).toEqual([["year_built", "Did you mean 2026?"]]);
  expect(say(9999)).toEqual([["year_built", "Must be 2100 or earlier."]]);
  expect(say(1)).toHaveLength(1);
  expect(say(2026)).toBeUndefined();
});

test("A reply with a part that is not filled in, or with a line break in its subject, is refused", () => {
  const reply = { channel: "email", subject: "Homes", movesOn: false, idempotencyKey: crypto.randomUUID() };
  const fields = (changed: object) =>
    v
      .safeParse(replySchema, { ...reply, body: "Dear Ann", ...changed })
      .issues?.map((issue) => v.getDotPath(issue));
  expect(fields({ body: "These fit:\n\n[homes]" })).toEqual(["body"]);
  expect(fields({ body: "รายการต่อไปนี้\n\n[รายการ]" })).toEqual(["body"]);
  expect(fields({ subject: "Homes\r\nBcc: everybody@example.com" })).toEqual(["subject"]);
  expect(fields({ body: "It has two rooms [and a balcony]." })).toBeUndefined();
});
