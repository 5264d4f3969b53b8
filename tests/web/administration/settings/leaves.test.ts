import { expect, test } from "vitest";
import { findProblems } from "../../../../domain/site/settings/section-schemas.ts";
import { type SectionName, defaultSettings, sectionNames } from "../../../../domain/site/site.ts";
import { describeProblem } from "../../../../web/administration/settings/describe-problem.ts";
import {
  changedPaths,
  leavesOf,
  mergeSections,
  withLeaf,
} from "../../../../web/administration/settings/leaves.ts";
import { findField } from "../../../../web/administration/settings/section-fields.ts";

const base = { phone: "1", messengers: { line: "a", telegram: "b" }, holidays: ["x"] };

test("A change names its field, and a list counts as one", () => {
  const changed = withLeaf(withLeaf(base, "messengers.line", "c"), "holidays", ["x", "y"]);
  expect(changedPaths(base, changed)).toEqual(["messengers.line", "holidays"]);
  expect(base.messengers.line).toBe("a");
});

test("Changes of different fields are put together, and nothing untouched is reverted", () => {
  const theirs = withLeaf(withLeaf(base, "phone", "2"), "messengers.telegram", "z");
  const mine = withLeaf(base, "messengers.line", "c");
  expect(mergeSections(base, theirs, mine)).toEqual({
    merged: { phone: "2", messengers: { line: "c", telegram: "z" }, holidays: ["x"] },
    both: [],
  });
});

test("What both changed differently is asked, and the same change is not", () => {
  const theirs = { ...base, phone: "2", holidays: ["x", "y"] };
  const mine = { ...base, phone: "3", holidays: ["x", "y"] };
  expect(mergeSections(base, theirs, mine)).toEqual({ merged: mine, both: ["phone"] });
});

test("Every field of every section is in the form", () => {
  const own: SectionName[] = ["hours", "people"];
  for (const section of sectionNames.filter((name) => !own.includes(name))) {
    for (const path of Object.keys(leavesOf(defaultSettings[section]))) {
      if (path === "bahtPerUnit.THB") continue;
      expect(findField(section, path), `${section}.${path}`).toBeDefined();
    }
  }
});

test("Every problem of an emptied or wrong field has a text", () => {
  for (const section of sectionNames) {
    for (const path of Object.keys(leavesOf(defaultSettings[section]))) {
      for (const wrong of ["", "?", -1, 99_999_999_999, "9".repeat(400)]) {
        const isNumber = typeof wrong === "number";
        const field = findField(section, path);
        if (!field || field.kind === "switch" || isNumber !== (field.kind === "number")) continue;
        const problems = findProblems(section, withLeaf(defaultSettings[section], path, wrong));
        for (const message of Object.values(problems)) {
          expect(describeProblem(message).kind, `${section}.${path}: ${message}`).not.toBe("other");
        }
      }
    }
  }
});
