import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listMigrations, migrationsFolder } from "../../../../local/database/migrate.ts";

test("All of search is at most 350 lines of SQL", async () => {
  const files = (await listMigrations()).filter((file) => file.includes("search"));
  const texts = await Promise.all(files.map((file) => readFile(join(migrationsFolder, file), "utf8")));
  expect(texts.join("")).toMatch(/create function public\.search_listings[^]*/);
  expect(texts.join("").split("\n").length - 1).toBeLessThanOrEqual(350);
});
