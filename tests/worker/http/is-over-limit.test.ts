import { expect, onTestFinished, test, vi } from "vitest";
import { isOverLimit } from "../../../worker/http/is-over-limit.ts";

const key = "203.0.113.0/24";

test("A counter says who is over its limit", async () => {
  expect(await isOverLimit({ limit: async () => ({ success: true }) }, key)).toBe(false);
  expect(await isOverLimit({ limit: async () => ({ success: false }) }, key)).toBe(true);
});

test("A counter that fails blocks no request, and the log has no address", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const full = async () => {
    throw new Error("database or disk is full");
  };
  expect(await isOverLimit({ limit: full }, key)).toBe(false);
  const line = String(warn.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toEqual({ event: "limit_not_counted", reason: "Error: database or disk is full" });
  expect(line).not.toContain("203.0.113");
});
