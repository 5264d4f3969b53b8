import { expect, test } from "vitest";
import { isExcludedTitle } from "../../../domain/listings/listing-exclusion.ts";
import { excludedTitles, otherTitles } from "./excluded-titles.ts";

test("The beachfront studio at View Talay 5 is excluded, however its title is written", () => {
  for (const title of excludedTitles) expect(isExcludedTitle(title), title).toBe(true);
});

test("Similar listings are not excluded", () => {
  for (const title of otherTitles) expect(isExcludedTitle(title), title).toBe(false);
});
