import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { frameSections } from "../../../web/i18n/texts.ts";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import { movedPages, pages } from "../../../web/routing/pages.ts";
import { isAdminPath, menuQueries, paths } from "../../../web/routing/paths.ts";
import { findTextsOf } from "./find-texts-of.ts";

const root = join(import.meta.dirname, "../../..");
const files = [...new Set(pages.map(({ file }) => file))];

test("No two rows have one path, and none is taken from another by an earlier one", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const row of pages) {
    const address = row.path.replace(/:\w+/, "some-word").replace(/\*$/, "some/words");
    expect(matchRoutes(pages, address)?.route).toBe(row);
  }
});

/** `*` counts as nothing, a parameter as one, a word as two. */
const weigh = (path: string) =>
  path.split("/").reduce((sum, part) => sum + (part === "*" ? 0 : part.startsWith(":") ? 1 : 2), 0);

test("Where several rows fit an address, the one that says most of it stands first", () => {
  const words = ["some-word", ...pages.flatMap(({ path }) => path.split("/"))].filter((word) =>
    /^[a-z]/.test(word),
  );
  const addresses = pages.flatMap(({ path }) =>
    [...new Set(words)].map((word) => path.replace(/:\w+/, word).replace(/\*$/, `${word}/${word}`)),
  );
  for (const address of new Set(addresses)) {
    const [best] = pages
      .filter((row) => matchRoutes([row], address))
      .toSorted((one, other) => weigh(other.path) - weigh(one.path));
    expect([address, matchRoutes(pages, address)?.route.path]).toEqual([address, best?.path]);
  }
});

test("Every file of a page is in the table", () => {
  const shownInPlace = ["error-page", "not-found-page", "removed-text-page", "withdrawn-page", "design-page"];
  const found = globSync("**/*-page.tsx", { cwd: join(root, "web/pages") }).map((file) => file.slice(0, -4));
  expect(found.toSorted()).toEqual([...files, ...shownInPlace].toSorted());
});

test.each(files)("%s exports one component, and its rows name the texts it shows", (file) => {
  const path = join(root, "web/pages", `${file}.tsx`);
  const exported = readFileSync(path, "utf8").match(/^export .*/gm);
  expect(exported).toEqual([expect.stringMatching(/^export function [A-Z]\w+Page\(/)]);
  const { named, brought } = findTextsOf(path);
  for (const row of pages.filter((one) => one.file === file)) {
    const loaded = new Set<string>([...frameSections, ...row.texts, ...brought]);
    expect([...named].filter((section) => !loaded.has(section))).toEqual([]);
  }
});

test("Every address that links are made of is a page", () => {
  const { listings, property, propertySheet, building, report, compare, thankYou, signInFor, ...others } =
    paths;
  const { alerts, alertForHome, alertForBuilding, alertSent, triedPlan, ...fixed } = others;
  const made = [
    listings({ q: "sea" }),
    property("talay"),
    propertySheet("talay"),
    building("talay"),
    report("talay"),
    compare(["1", "2"]),
    signInFor("/finance"),
    alerts({ q: "sea" }),
    alertForHome("talay"),
    alertForBuilding("talay"),
    alertSent("asked", "/listings"),
    triedPlan({ price: 2_000_000, down: 200_000, months: 60 }),
    thankYou({ kind: "contact", reference: "1", proof: "2" }),
  ];
  const addresses = [...Object.values(fixed), ...Object.values(menuQueries), ...made];
  for (const address of addresses) {
    const { pathname } = new URL(address, "http://site.test");
    const isPage = pathname in movedPages || matchRoutes(pages, pathname) !== undefined;
    expect([address, isPage]).toEqual([address, true]);
  }
});

test("What has moved leads to a page, in one step", () => {
  for (const [from, to] of Object.entries(movedPages)) {
    expect([from, matchRoutes(pages, from)]).toEqual([from, undefined]);
    expect([to, matchRoutes(pages, to)?.route.path]).toEqual([to, to]);
  }
});

test("Every page of the administration is for one visitor", () => {
  const administration = pages.filter(({ path }) => isAdminPath(path));
  expect(administration.length).toBeGreaterThan(1);
  expect(administration.every(({ isPersonal }) => isPersonal)).toBe(true);
});
