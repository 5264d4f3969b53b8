/** A code that is given twice at once is taken twice by Auth, and each call writes what it read before the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const id = "00000000-0000-4000-8000-0000000000a1";
const strangers = { full_name: "Whoever registered first", locale: "xx" };
const proved = { email: "ann@example.com", email_verified: true };

/** The two statements of Auth's `Confirm`, in its transaction. */
async function confirm(at: string): Promise<void> {
  await database.transaction(async (run) => {
    await run("update auth.users set confirmation_token = '', email_confirmed_at = $2 where id = $1", [
      id,
      at,
    ]);
    await run("update auth.users set raw_user_meta_data = $2 where id = $1", [
      id,
      { ...strangers, ...proved },
    ]);
  });
}

async function readUser() {
  const [user] = await database.query<{ confirmed_at: Date; data: object }>(
    "select confirmed_at, raw_user_meta_data as data from auth.users where id = $1",
    [id],
  );
  return user;
}

test("The second of two proofs with one code brings nothing back and moves no time", async () => {
  await database.query(
    "insert into auth.users (id, email, encrypted_password, raw_user_meta_data) values ($1, $2, 'chosen', $3)",
    [id, proved.email, strangers],
  );
  const first = "2026-11-26T10:00:00.100Z";
  await confirm(first);
  expect(await readUser()).toEqual({ confirmed_at: new Date(first), data: proved });
  await confirm("2026-11-26T10:00:01.900Z");
  expect(await readUser()).toEqual({ confirmed_at: new Date(first), data: proved });
});

test("What the person writes afterwards stays, also when somebody else confirms the address once more", async () => {
  await database.query("update auth.users set raw_user_meta_data = $2 where id = $1", [
    id,
    { ...proved, locale: "th" },
  ]);
  await confirm("2026-11-27T10:00:00Z");
  expect((await readUser())?.data).toEqual({ ...proved, locale: "th" });
});

test("With another address end the sessions that never read its mail; a change of case ends none", async () => {
  await database.query(
    "insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now())",
    [id],
  );
  const changeTo = async (email: string) => {
    await database.query("update auth.users set email = $2 where id = $1", [id, email]);
    return database.query("select from auth.sessions where user_id = $1", [id]);
  };
  expect(await changeTo("Ann@Example.com")).toHaveLength(1);
  expect(await changeTo("new@example.com")).toEqual([]);
});

test("A role never takes effect on a session older than the proof, only on one begun with it or later", async () => {
  const person = "00000000-0000-4000-8000-0000000000a2";
  const proof = "2026-11-27T10:00:00Z";
  await database.query(
    "insert into auth.users (id, email, email_confirmed_at) values ($1, 'invited@example.com', $2)",
    [person, proof],
  );
  await database.query("insert into public.admins (user_id, role) values ($1, 'owner')", [person]);
  const isAdminIn = async (session: string, beganAt: string) => {
    await database.query("insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)", [
      session,
      person,
      beganAt,
    ]);
    return database.transaction(async (run) => {
      const claims = { sub: person, role: "authenticated", session_id: session };
      await run(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
        [JSON.stringify(claims)],
      );
      const [answer] = await run<{ rights: string[]; is: boolean }>(
        "select public.is_admin() as is, public.my_rights() as rights",
      );
      return { isAdmin: answer?.is, hasRights: (answer?.rights.length ?? 0) > 0 };
    });
  };
  expect(await isAdminIn("00000000-0000-4000-8000-0000000000b1", "2026-11-27T09:59:59Z")).toEqual({
    isAdmin: false,
    hasRights: false,
  });
  for (const [session, beganAt] of [
    ["00000000-0000-4000-8000-0000000000b2", proof],
    ["00000000-0000-4000-8000-0000000000b3", "2026-11-27T10:00:01Z"],
  ] as const) {
    expect(await isAdminIn(session, beganAt)).toEqual({ isAdmin: true, hasRights: true });
  }
});
