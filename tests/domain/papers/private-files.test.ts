import { expect, test } from "vitest";
import { missingFiles } from "../../../domain/papers/private-files.ts";

test("Each buyer needs a passport, and the home's tenure says what else is missing", () => {
  const here = { "signed-contract": 1, "title-deed": 1, handover: 1, passport: 1 };
  expect(missingFiles({ tenure: null, buyers: 1, here })).toEqual([]);
  expect(missingFiles({ tenure: null, buyers: 2, here })).toEqual([{ kind: "passport", have: 1, need: 2 }]);
  expect(missingFiles({ tenure: "leasehold", buyers: 2, here: { ...here, passport: 2 } })).toEqual([
    { kind: "lease", have: 0, need: 1 },
  ]);
});
