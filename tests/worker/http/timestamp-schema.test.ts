import * as v from "valibot";
import { expect, test } from "vitest";
import { timestampSchema } from "../../../worker/http/timestamp-schema.ts";

test.each([
  "2026-11-22T10:00:00Z",
  "2026-11-22T10:00:00.123456+00:00",
  "2024-02-29T23:59:59Z",
  "2026-11-22 10:00:00-11",
  "0001-01-01T00:00:00Z",
])("%s is a time", (text) => {
  expect(v.is(timestampSchema, text)).toBe(true);
});

test.each([
  "2026-02-30T10:00:00Z",
  "2026-02-29T10:00:00Z",
  "2026-11-31T10:00:00Z",
  "2026-13-01T10:00:00Z",
  "0000-01-01T10:00:00Z",
  "2026-11-22T10:00:00+23:00",
  "2026-11-22T10:00:00-16",
  "2026-11-22",
  "yesterday",
])("%s is no time", (text) => {
  expect(v.is(timestampSchema, text)).toBe(false);
  // A validator of requests asks every check, also those after a failed one.
  expect(v.safeParse(timestampSchema, text).success).toBe(false);
});
