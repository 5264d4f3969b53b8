/** Against the embedded backend: the logo of letters is the owner's that is in force. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { readSender } from "../../../office/email/read-sender.ts";
import { officeOf } from "../../../office/office.ts";
import { peopleEnvironment } from "../people/people-environment.ts";

let backend: Backend;
let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
  backend = await startBackend({ port: 0, database });
});
afterAll(() => backend.close());

const id = "0123456789abcdef0123456789abcdef";

test("Letters have the logo that is published, and none while there is a draft alone", async () => {
  const office = officeOf(peopleEnvironment(backend)).database;
  const write = (version: number, state: string) =>
    database.query(
      "insert into public.texts (kind, name, locale, version, state, body, saved_by) values ('picture', 'site.logo', 'en', $1, $2, $3, gen_random_uuid())",
      [version, state, JSON.stringify({ src: `/media/${id}-600x200` })],
    );
  await database.query(
    "insert into public.media_pictures (id, name, width, height, bytes) values ($1, 'Logo', 600, 200, 1000)",
    [id],
  );
  await write(1, "draft");
  expect(await readSender(office)).toEqual({ siteName: expect.any(String), logo: undefined });
  await write(2, "published");
  expect((await readSender(office)).logo).toBe(`/media/${id}-600x200?w=480&f=png`);
});
