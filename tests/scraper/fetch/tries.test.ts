import { expect, test } from "vitest";
import { triesFor } from "../../../scraper/fetch/tries.ts";

test.each([
  [400, 1],
  [401, 1],
  [402, 1],
  [403, 1],
  [404, 1],
  [405, 1],
  [406, 1],
  [407, 1],
  [408, 3],
  [409, 1],
  [410, 1],
  [414, 1],
  [418, 1],
  [421, 1],
  [425, 3],
  [429, 4],
  [451, 1],
  [500, 3],
  [501, 1],
  [502, 3],
  [503, 4],
  [504, 3],
  [505, 1],
  [508, 1],
  [511, 1],
  [520, 3],
  [530, 3],
])("A page that answers %i is asked for %i times", (status, tries) => {
  expect(triesFor(status)).toBe(tries);
});
