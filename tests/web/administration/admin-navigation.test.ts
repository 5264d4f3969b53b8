import { expect, test } from "vitest";
import { adminNavigation, findPart, mayOpen } from "../../../web/administration/admin-navigation.ts";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import { pages } from "../../../web/routing/pages.ts";

test("Every part leads to a page of the administration", () => {
  for (const { name, to, also = [] } of adminNavigation) {
    for (const path of [to, ...also.map((one) => one.path)]) {
      expect([name, matchRoutes(pages, path)?.route.path.startsWith("/admin")]).toEqual([name, true]);
    }
  }
});

test("An agent opens the homes, and neither the form for a new one nor the buildings", () => {
  const opens = (path: string) => {
    const part = findPart(path);
    return part !== undefined && mayOpen(part, ["own_listings"]);
  };
  expect(["/admin/properties", "/admin/properties/1"].map(opens)).toEqual([true, true]);
  expect(["/admin/add-property", "/admin/buildings/1"].map(opens)).toEqual([false, false]);
});

test("No two parts share a key", () => {
  expect(new Set(adminNavigation.map(({ key }) => key)).size).toBe(adminNavigation.length);
});

test("An address belongs to the part with the longest path", () => {
  expect(findPart("/admin")?.name).toBe("today");
  expect(findPart("/admin/property-scraper/runs/1")?.name).toBe("scraper");
  expect(findPart("/admin/properties/1")?.name).toBe("properties");
  expect(findPart("/admin/add-property")?.name).toBe("properties");
  expect(findPart("/administration")).toBeUndefined();
  expect(findPart("/admin/no-such-part")).toBeUndefined();
});

test("A part opens with one of its rights, and nothing opens without any", () => {
  const [today] = adminNavigation;
  expect(today && mayOpen(today, [])).toBe(false);
  expect(today && mayOpen(today, ["own_enquiries"])).toBe(true);
  expect(mayOpen({ rights: ["enquiries", "own_enquiries"] }, ["own_enquiries"])).toBe(true);
  expect(mayOpen({ rights: ["people"] }, ["listings"])).toBe(false);
});
