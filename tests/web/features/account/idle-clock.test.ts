import { expect, test } from "vitest";
import { idleLimitMs, openIdleClock } from "../../../../web/features/account/idle/idle-clock.ts";

function openStorage(isForbidden = false) {
  const values = new Map<string, string>();
  const guard = () => {
    if (isForbidden) throw new Error("Storage is forbidden.");
  };
  return {
    getItem: (key: string) => (guard(), values.get(key) ?? null),
    setItem: (key: string, value: string) => (guard(), void values.set(key, value)),
  };
}

test("The administration is locked when the time is over, and not before", () => {
  const clock = openIdleClock(openStorage(), "s", 0);
  expect(clock.isLocked(idleLimitMs - 1)).toBe(false);
  expect(clock.isLocked(idleLimitMs)).toBe(true);
});

test("What somebody does in one tab keeps all of them open", () => {
  const storage = openStorage();
  const [one, other] = [openIdleClock(storage, "s", 0), openIdleClock(storage, "s", 0)];
  one.note(idleLimitMs - 1);
  expect(other.isLocked(idleLimitMs + 1)).toBe(false);
});

test("Once locked, only the password opens it, in all tabs, and a reload does not", () => {
  const storage = openStorage();
  const [one, other] = [openIdleClock(storage, "s", 0), openIdleClock(storage, "s", 0)];
  one.note(idleLimitMs);
  expect(one.isLocked(idleLimitMs)).toBe(true);
  expect(openIdleClock(storage, "s", idleLimitMs).isLocked(idleLimitMs)).toBe(true);
  one.restart(idleLimitMs + 1);
  expect(other.isLocked(idleLimitMs + 2)).toBe(false);
});

test("A new session is not locked by what an earlier one left", () => {
  const storage = openStorage();
  openIdleClock(storage, "old", 0);
  expect(openIdleClock(storage, "new", 2 * idleLimitMs).isLocked(2 * idleLimitMs)).toBe(false);
});

test("Without storage a tab counts by itself", () => {
  const clock = openIdleClock(openStorage(true), "s", 0);
  clock.note(10_000);
  expect(clock.isLocked(idleLimitMs)).toBe(false);
  expect(clock.isLocked(idleLimitMs + 10_000)).toBe(true);
});
