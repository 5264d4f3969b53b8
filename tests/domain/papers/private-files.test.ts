import * as v from "valibot";
import { expect, test } from "vitest";
import { fileName, missingFiles, nameWithEnding } from "../../../domain/papers/private-files.ts";

const here = { "signed-contract": 1, "title-deed": 1, handover: 1, passport: 1 };
const alone = { isOver: false, tenure: null, buyers: ["Erika"], passports: [null], here };

test("What is missing depends on how the home is held", () => {
  expect(missingFiles(alone)).toEqual([]);
  expect(missingFiles({ ...alone, tenure: "leasehold" })).toEqual([{ kind: "lease", of: [] }]);
  expect(missingFiles({ ...alone, passports: [], here: {} })).toEqual(
    ["signed-contract", "passport", "title-deed", "handover"].map((kind) => ({ kind, of: [] })),
  );
});

test("Of a contract that is over nothing is waited for", () => {
  expect(missingFiles({ ...alone, isOver: true, passports: [], here: {} })).toBeNull();
});

test("Each of two buyers needs a passport, and two scans of one do not stand for both", () => {
  const both = { ...alone, buyers: ["Erika", "Vera"] };
  const missing = (...passports: (string | null)[]) =>
    missingFiles({ ...both, passports, here: { ...here, passport: passports.length } });
  expect(missing()).toEqual([{ kind: "passport", of: ["Erika", "Vera"] }]);
  expect(missing("Vera", "Vera")).toEqual([{ kind: "passport", of: ["Erika"] }]);
  expect(missing("Erika", "Vera")).toEqual([]);
});

test("Scans that name nobody, or somebody who buys no more, are the first buyer's", () => {
  const both = { ...alone, buyers: ["Erika", "Vera"] };
  for (const passports of [[null, null], ["Olga"], [null, "Erika"]]) {
    expect(missingFiles({ ...both, passports })).toEqual([{ kind: "passport", of: ["Vera"] }]);
  }
  expect(missingFiles({ ...both, passports: [null, "Vera"] })).toEqual([]);
});

test("A file's name has no folder and nothing unseen, and with its true ending it is as long as the table allows", () => {
  const nameOf = (sent: string) => nameWithEnding(v.parse(fileName, sent), "webp");
  expect(nameOf("C:\\scans\\../pass\u202eport.PDF")).toBe("passport.webp");
  expect(nameOf("...")).toBe("file.webp");
  expect(nameOf("ก".repeat(200))).toHaveLength(120);
});
