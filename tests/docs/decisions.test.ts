import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const records = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
const index = readFileSync(join(folder, "README.md"), "utf8");

test.each(records)(
  "%s is short, has its number and a status, and the index names it by its title",
  (file) => {
    const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
    const number = file.slice(0, 4);
    const title = new RegExp(`^# ${number} (.+)$`).exec(lines[0] ?? "")?.[1];
    const status = /^Status: (.+)$/.exec(lines[1] ?? "")?.[1];
    expect(index).toContain(`| [${number}](${file}) | ${title} | `);
    expect(lines.length).toBeLessThanOrEqual(60);
    for (const other of status?.match(/\d{4}/g) ?? [])
      expect(
        records.some((record) => record.startsWith(other)),
        other,
      ).toBe(true);
  },
);

test("A record that replaces or amends another is named by that one", () => {
  const statuses = new Map(
    records.map((file) => [file.slice(0, 4), readFileSync(join(folder, file), "utf8").split("\n")[1] ?? ""]),
  );
  const unnamed = [...statuses].flatMap(([number, status]) =>
    [...status.matchAll(/(?:supersedes|amends|extends)((?:,? (?:and )?\d{4})+)/g)].flatMap(
      ([, others = ""]) =>
        (others.match(/\d{4}/g) ?? [])
          .filter((other) => !statuses.get(other)?.includes(number))
          .map((other) => `${other} does not name ${number}`),
    ),
  );
  expect(unnamed).toEqual([]);
});

const pages = [
  "README.md",
  "bench/RESULTS.md",
  ...readdirSync("docs").flatMap((file) => (file.endsWith(".md") ? [join("docs", file)] : [])),
  ...records.map((file) => join(folder, file)),
];

test.each(pages)("%s names only records that exist", (page) => {
  const named = [
    ...readFileSync(page, "utf8").matchAll(/(?:[([]|decisions\/|, | and )(0\d{3})\b(?![-.\d])/g),
  ];
  const missing = named.filter(([, number = ""]) => !records.some((record) => record.startsWith(number)));
  expect(missing.map(([text]) => text)).toEqual([]);
});
