/** An account belongs to one person only: row level security, claims by email, deletion. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { idOf } from "../../../local/seed/make-listing.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

type Client = SupabaseClient<Database>;
type Person = { client: Client; id: string; email: string };

const listing = idOf("thai-one-bedroom-talay-thong-jomtien");
const other = idOf("one-bedroom-finance-talay-thong-jomtien");
let now = new Date("2026-11-22T10:00:00Z");
let backend: Backend;
let [ann, ben]: Person[] = [];

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    database: await openSampleDatabase("http://127.0.0.1:4999"),
    auth: { autoConfirmEmail: true, accessTokenSeconds: 1e8 },
    now: () => now,
  });
});
afterAll(() => backend.close());

beforeEach(async () => {
  now = new Date();
  [ann, ben] = [await signUp(), await signUp()];
  await lead(ann.email, "Ann's secret");
  await people().ann.client.rpc("my_leads");
  await ann.client.rpc("change_saved", { to_add: [listing], to_remove: [] });
  await ann.client.from("saved_listings").update({ note: "Ann's note" }).eq("listing_id", listing);
});

function people(): { ann: Person; ben: Person } {
  if (!ann || !ben) throw new Error("Nobody has signed up.");
  return { ann, ben };
}

function connect(key = backend.publishableKey): Client {
  return createClient<Database>(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

let made = 0;
async function signUp(): Promise<Person> {
  made += 1;
  const email = `person-${made}@example.com`;
  const client = connect();
  const { data, error } = await client.auth.signUp({ email, password: "seven quiet herons" });
  if (error) throw error;
  await proveMailbox(client, email);
  return { client, id: data.user?.id ?? "", email };
}

/** Signs in again with a code, because a password proves no mailbox. */
async function proveMailbox(client: Client, email: string): Promise<void> {
  await client.auth.signInWithOtp({ email });
  const [letter] = await backend.database.query<{ token: string }>(
    "select details ->> 'token' as token from mailbox.messages where recipient = $1 order by id desc limit 1",
    [email],
  );
  const { error } = await client.auth.verifyOtp({ email, token: letter?.token ?? "", type: "email" });
  if (error) throw error;
}

async function lead(email: string, message: string, hasContract = false): Promise<string> {
  const reference = `TEST-${String(made).padStart(2, "A").replaceAll(/[01]/g, "B")}${(message.length % 8) + 2}${hasContract ? 3 : 2}`;
  await backend.database.query(
    `insert into public.leads (reference, kind, name, email, reach_by, message, consent, fingerprint, sender, has_contract)
     values ($1, 'contact', 'Ann', $2, 'email', $3, 'v1', md5($1), md5($1), $4)`,
    [reference, email, message, hasContract],
  );
  return reference;
}

test("No table lets a person see or change what belongs to another", async () => {
  const { ann, ben } = people();
  const guest = connect();
  await guest.auth.signInAnonymously();
  const tables = await backend.database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const client of [ben.client, guest, connect()]) {
    for (const { name } of tables) {
      // The names come from the database, beside those that the types know.
      const { data } = await client.from(name as "leads").select("*");
      const seen = JSON.stringify(data ?? []);
      expect([name, seen.includes(ann.id), seen.includes(ann.email), seen.includes("Ann's")]).toEqual([
        name,
        false,
        false,
        false,
      ]);
    }
  }
  const saved = ben.client.from("saved_listings");
  expect((await saved.update({ note: "mine" }).eq("user_id", ann.id).select()).data).toEqual([]);
  expect((await saved.delete().eq("user_id", ann.id).select()).data).toEqual([]);
  expect((await saved.insert({ user_id: ann.id, listing_id: listing })).error?.code).toBe("42501");
  await ben.client.rpc("change_saved", { to_add: [], to_remove: [listing] });
  const stolen = await ben.client
    .from("saved_listings")
    .update({ user_id: ben.id } as object)
    .eq("user_id", ann.id)
    .select();
  expect(stolen.error?.code).toBe("42501");
  expect((await ann.client.from("saved_listings").select("note")).data).toEqual([{ note: "Ann's note" }]);
});

test("Which homes a person compares and viewed can be read and changed by that person alone, by no other and no guest", async () => {
  const { ann, ben } = people();
  const change = { to_add: [listing], to_remove: [], viewed: [other, listing] };
  expect((await ann.client.rpc("change_remembered", change)).error).toBeNull();
  const guest = connect();
  await guest.auth.signInAnonymously();
  for (const client of [ben.client, guest, connect()]) {
    const remembered = () => client.from("remembered_listings");
    expect((await remembered().select("*")).data ?? []).toEqual([]);
    const row = { user_id: ann.id, kind: "viewed", listing_id: listing, kept_at: now.toISOString() };
    expect((await remembered().insert(row)).error?.code).toBe("42501");
    expect((await remembered().upsert(row)).error?.code).toBe("42501");
    const moved = await remembered().update({ kept_at: row.kept_at }).eq("user_id", ann.id).select();
    expect(moved.data ?? []).toEqual([]);
    expect((await remembered().delete().eq("user_id", ann.id).select()).data ?? []).toEqual([]);
    await client.rpc("change_remembered", { to_add: [], to_remove: [listing], viewed: [] });
  }
  const stolen = await ann.client
    .from("remembered_listings")
    .update({ user_id: ben.id } as object)
    .eq("user_id", ann.id)
    .select();
  expect(stolen.error?.code).toBe("42501");
  const mine = await ann.client
    .from("remembered_listings")
    .select("kind, listing_id")
    .order("kind")
    .order("kept_at", { ascending: false });
  expect(mine.data).toEqual([
    { kind: "compared", listing_id: listing },
    { kind: "viewed", listing_id: other },
    { kind: "viewed", listing_id: listing },
  ]);
  expect((await ann.client.rpc("my_data")).data).toMatchObject({
    comparedAndViewed: expect.arrayContaining([
      expect.objectContaining({ as: "compared" }),
      expect.objectContaining({ as: "viewed" }),
    ]),
  });
});

test("Of all devices' views the twelve newest stay, a repeated step changes nothing, and a comparison has an end", async () => {
  const { ann } = people();
  const all = (await ann.client.from("listings").select("id").limit(25)).data?.map(({ id }) => id) ?? [];
  expect(all).toHaveLength(25);
  const step = (viewed: string[], to_add: string[] = []) =>
    ann.client.rpc("change_remembered", { to_add, to_remove: [], viewed });
  await step(all.slice(0, 10));
  for (let n = 0; n < 2; n += 1) expect((await step(all.slice(10, 15))).error).toBeNull();
  const kept = await ann.client.from("remembered_listings").select("listing_id").order("kept_at", {
    ascending: false,
  });
  expect(kept.data?.map(({ listing_id }) => listing_id)).toEqual([...all.slice(10, 15), ...all.slice(0, 7)]);
  expect((await step([], all.slice(0, 21))).error?.code).toBe("PT429");
});

test("An enquiry is claimed only by a person who has confirmed its address, and shows no note of the office", async () => {
  const { ann, ben } = people();
  await backend.database.query(
    "insert into public.lead_notes (lead_id, body) select id, 'a nuisance' from public.leads where user_id = $1",
    [ann.id],
  );
  const mine = await ann.client.rpc("my_leads");
  expect(mine.data).toMatchObject({ leads: [expect.anything()], waiting: 0 });
  expect(JSON.stringify(mine.data)).not.toContain("nuisance");
  expect((await ben.client.rpc("my_leads")).data).toEqual({ leads: [], waiting: 0 });
  await lead(ben.email, "From Ben");
  await backend.database.query("update auth.users set email_confirmed_at = null where id = $1", [ben.id]);
  expect((await ben.client.rpc("my_leads")).data).toEqual({ leads: [], waiting: 0 });
  expect(JSON.stringify((await ben.client.rpc("my_data")).data)).not.toContain("Ann's");
  expect((await connect().rpc("my_leads")).error?.code).toBe("42501");
});

test("A guest is not signed up: no enquiry, no right, but saved homes of one's own", async () => {
  const guest = connect();
  const { data } = await guest.auth.signInAnonymously();
  await backend.database.query("insert into public.admins (user_id) values ($1)", [data.user?.id]);
  expect((await guest.rpc("my_rights")).data).toEqual([]);
  expect((await guest.rpc("is_admin")).data).toBe(false);
  expect((await guest.rpc("my_leads")).data).toEqual({ leads: [], waiting: 0 });
  expect((await guest.rpc("change_saved", { to_add: [listing], to_remove: [] })).error).toBeNull();
  expect((await guest.from("saved_listings").select("*")).data).toHaveLength(1);
  await backend.database.query("delete from public.admins where user_id = $1", [data.user?.id]);
});

test("A deleted account takes its homes and enquiries along; what led to a contract stays without it", async () => {
  const { ann } = people();
  await ann.client.rpc("change_remembered", { to_add: [listing], to_remove: [], viewed: [listing] });
  const kept = await lead(ann.email, "With a contract", true);
  await ann.client.rpc("my_leads");
  expect((await ann.client.rpc("delete_my_account")).error).toBeNull();
  const left = await backend.database.query("select reference, user_id from public.leads where email = $1", [
    ann.email,
  ]);
  expect(left).toEqual([{ reference: kept, user_id: null }]);
  for (const table of [
    "auth.users where id",
    "public.saved_listings where user_id",
    "public.remembered_listings where user_id",
    "auth.sessions where user_id",
  ]) {
    expect(await backend.database.query(`select 1 from ${table} = $1`, [ann.id]), table).toEqual([]);
  }
});

test("Deleting needs a recent sign-in, the second factor, and no place in the administration", async () => {
  const { ben } = people();
  const admin = connect();
  await admin.auth.signInWithPassword(sampleSignIns.admin);
  expect((await admin.rpc("delete_my_account")).error?.code).toBe("42501");
  now = new Date(Date.now() - 11 * 60_000);
  const old = connect();
  await old.auth.signInWithPassword({ email: ben.email, password: "seven quiet herons" });
  expect((await old.rpc("delete_my_account")).error?.code).toBe("PT401");
  await backend.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [ben.id],
  );
  expect((await ben.client.rpc("delete_my_account")).error?.code).toBe("PT402");
  expect((await connect().rpc("delete_my_account")).error?.code).toBe("42501");
});

test("Only published homes are saved, and 300 at most", async () => {
  const { ben } = people();
  const draft = {
    title: "A draft",
    slug: `draft-${made}`,
    property_type: "condo-for-sale",
    status: ["for-sale"],
  };
  const { data } = await connect(backend.secretKey).from("listings").insert(draft).select("id").single();
  await ben.client.rpc("change_saved", { to_add: [data?.id ?? "", listing, listing], to_remove: [] });
  expect((await ben.client.from("saved_listings").select("listing_id")).data).toEqual([
    { listing_id: listing },
  ]);
  await backend.database.query(
    `insert into public.listings (title, slug, property_type, status, publication)
     select 'Home', 'home-' || n, 'condo-for-sale', '{for-sale}', 'published' from generate_series(1, 301) as n`,
  );
  const many = await backend.database.query<{ id: string }>(
    "select id from public.listings where slug ~ '^home-'",
  );
  const refused = await ben.client.rpc("change_saved", { to_add: many.map(({ id }) => id), to_remove: [] });
  expect(refused.error?.code).toBe("PT429");
});
