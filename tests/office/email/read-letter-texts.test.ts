/** Against the embedded backend: the owner's words of a letter, and ours for the rest. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import type { BackendClient } from "../../../domain/backend/connect.ts";
import { readLetterTexts } from "../../../office/email/read-letter-texts.ts";
import { officeOf } from "../../../office/office.ts";
import { peopleEnvironment } from "../people/people-environment.ts";

let backend: Backend;
let database: LocalDatabase;
let office: BackendClient;
beforeAll(async () => {
  database = await openSampleDatabase();
  backend = await startBackend({ port: 0, database });
  office = officeOf(peopleEnvironment(backend)).database;
});
afterAll(() => backend.close());

const write = (name: string, version: number, state: string, body: object | null, locale = "de") =>
  database.query(
    "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('letter', $1, $2, $3, $4, $5, gen_random_uuid())",
    [name, locale, version, state, body && JSON.stringify(body)],
  );

test("A letter takes the published words of its language, and ours for the rest", async () => {
  await write("subject", 1, "published", { text: "Wir haben Ihre Zeilen" });
  await write("subject", 2, "draft", { text: "Noch nicht" });
  await write("greeting", 1, "published", { text: "Moin," });
  await write("greeting", 2, "shipped", null);
  expect(await readLetterTexts(office, "de")).toEqual({
    ...letterTexts.de,
    subject: "Wir haben Ihre Zeilen",
  });
  expect(await readLetterTexts(office, "fr")).toEqual(letterTexts.fr);
});

test("Words that cannot be read, and those of no letter, give way to ours and are named in the log", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await write("closing", 1, "published", { text: "two\nlines" }, "ru");
  await write("colon", 1, "published", { text: "!" }, "ru");
  expect(await readLetterTexts(office, "ru")).toEqual(letterTexts.ru);
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).name).toSorted()).toEqual([
    "closing",
    "colon",
  ]);
  warn.mockRestore();
});
