import { expect, test } from "vitest";
import { opensPreview, previewAddress } from "../../../worker/pages/preview.ts";

const key = "a-key-of-32-letters-for-this-test";

test("The address of a preview opens its page in its own language, for half an hour", async () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const { pathname, searchParams } = new URL(
    await previewAddress(key, "/finance", "de", now),
    "https://site.test",
  );
  expect(pathname).toBe("/de/finance");
  const pass = searchParams.get("preview") ?? "";
  expect(await opensPreview(key, "de", pass, after(29))).toBe(true);
  expect(await opensPreview(key, "de", pass, after(31))).toBe(false);
  expect(await opensPreview(key, "th", pass, now)).toBe(false);
});
