/** PostgREST before 13 hands a jsonb argument of a GET over as a JSON string, whose filters would all be ignored. */
import { expect, test } from "vitest";
import { openSampleDatabase } from "../../local/seed/sample-database.ts";

test("Every function that a GET can call with one JSON argument refuses what is not an object", async () => {
  const database = await openSampleDatabase();
  const functions = await database.query<{ name: string }>(`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile <> 'v' and pronargs = 1
      and proargtypes[0] in ('json'::regtype, 'jsonb'::regtype)
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by proname`);
  const names = functions.map(({ name }) => name);
  expect(names).toEqual([
    "comparable_homes",
    "find_listings",
    "ledger",
    "list_actions",
    "list_leads",
    "list_payments",
    "search_listings",
  ]);
  await database.script(`select set_config('request.jwt.claims', jsonb_build_object('sub', id, 'role', 'authenticated',
    'aal', 'aal2')::text, false) from auth.users where email = 'admin@example.com'`);
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const call = (argument: string) =>
      database.query(`select public.${name}($1::jsonb)`, [argument]).then(
        () => "answered",
        (error: unknown) => error,
      );
    // One asks for the site's key then.
    const isForSite = name === "comparable_homes";
    expect(await call("{}"), name).toEqual(
      isForSite ? expect.objectContaining({ code: "42501" }) : "answered",
    );
    // The public search reads the object out of the string.
    const isRead = name === "search_listings";
    for (const argument of [isRead ? '"[]"' : '"{}"', "[]", "1"])
      answers[`${name} ${argument}`] = await call(argument);
  }
  await database.close();
  for (const [call, answer] of Object.entries(answers))
    expect(answer, call).toMatchObject({ code: expect.stringMatching(/^(22023|PT400)$/) });
});
