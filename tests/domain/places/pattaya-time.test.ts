import { expect, test } from "vitest";
import { pattayaInstant } from "../../../domain/places/pattaya-time.ts";

test("Pattaya is seven hours ahead of UTC in every season", () => {
  expect(pattayaInstant("2026-01-01T00:00")?.toISOString()).toBe("2025-12-31T17:00:00.000Z");
  expect(pattayaInstant("2026-07-01T10:00")?.toISOString()).toBe("2026-07-01T03:00:00.000Z");
});

test("A text that is not a time is undefined", () => {
  for (const text of ["", "soon", "2026-13-01T10:00", "2026-01-01", "2026-01-01T25:00"]) {
    expect(pattayaInstant(text)).toBeUndefined();
  }
});
