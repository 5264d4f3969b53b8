import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { journeysToSkip } from "./skipped.ts";

const journeys = join(import.meta.dirname, "../e2e");
const files = globSync("**/*.spec.ts", { cwd: journeys });
const startsItsOwn = /\b(startProduct|open[A-Z]\w*Scene)\(/;

test("Every journey that is skipped exists", () => {
  for (const { file } of journeysToSkip(false)) expect(files).toContain(file);
});

test("Every journey that starts a product of its own is skipped, also where there is a mailbox", () => {
  const ownProducts = files.filter((file) => startsItsOwn.test(readFileSync(join(journeys, file), "utf8")));
  expect(ownProducts.toSorted()).toEqual(
    journeysToSkip(true)
      .map(({ file }) => file)
      .toSorted(),
  );
});
