import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../domain/database.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { idOf } from "../../local/seed/make-listing.ts";
import { sampleListings } from "../../local/seed/listings/sample-listings.ts";
import { openSampleDatabase } from "../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../local/seed/seed.ts";
import { excludedTitles, otherTitles } from "../domain/listings/excluded-titles.ts";

type Client = SupabaseClient<Database>;
let backend: Backend;
let anon: Client;
let visitor: Client;
let admin: Client;

const published = idOf("thai-one-bedroom-talay-thong-jomtien");
const draft = { title: "A draft", slug: "a-draft", property_type: "condo-for-sale", status: ["for-sale"] };

beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase("http://127.0.0.1:4999") });
  anon = connect();
  visitor = await signIn("visitor");
  admin = await signIn("admin");
  await createClient<Database>(backend.url, backend.secretKey).from("listings").insert(draft);
});
afterAll(() => backend.close());

function connect(): Client {
  return createClient<Database>(backend.url, backend.publishableKey, { auth: { persistSession: false } });
}

async function signIn(name: keyof typeof sampleSignIns): Promise<Client> {
  const client = connect();
  const { error } = await client.auth.signInWithPassword(sampleSignIns[name]);
  if (error) throw error;
  return client;
}

test("Anonymous and signed-in visitors see published listings and nothing else", async () => {
  for (const client of [anon, visitor]) {
    const { data } = await client.from("listings").select("publication,excluded");
    expect(data?.length).toBe(sampleListings.length - 1);
    expect(data?.every((row) => row.publication === "published" && !row.excluded)).toBe(true);
  }
});

test("Admins see every listing, the excluded and the drafts too", async () => {
  const { count } = await admin.from("listings").select("*", { count: "exact", head: true });
  expect(count).toBe(sampleListings.length + 1);
});

test("Who may read a listing may read its translations", async () => {
  const service = createClient<Database>(backend.url, backend.secretKey);
  const { data: hidden } = await service.from("listings").select("id").eq("slug", draft.slug).single();
  const listing_id = hidden?.id ?? "";
  await service.from("listing_translations").insert({ listing_id, locale: "fr", title: "Un brouillon" });
  for (const [client, seen] of [
    [anon, 0],
    [visitor, 0],
    [admin, 1],
  ] as const) {
    const { data } = await client.from("listing_translations").select("title").eq("listing_id", listing_id);
    expect(data?.length).toBe(seen);
  }
});

test("Descriptions of pictures are readable when their listing is published", async () => {
  const texts = { "/img/sea.jpg": { en: "The sea from the balcony" } };
  const saved = await admin.from("listing_picture_texts").insert({ listing_id: published, texts });
  expect(saved.error).toBeNull();
  const { data } = await anon.rpc("find_listing", { id_or_slug: published });
  expect(data).toMatchObject({ listing: { picture_texts: texts } });
});

test("Only an admin may add, change or delete a listing", async () => {
  const row = { ...draft, slug: "not-allowed" };
  expect(await anon.from("listings").insert(row)).toMatchObject({ status: 401, error: { code: "42501" } });
  expect(await visitor.from("listings").insert(row)).toMatchObject({ status: 403, error: { code: "42501" } });
  expect((await anon.from("listings").update({ title: "Mine" }).eq("id", published)).error?.code).toBe(
    "42501",
  );
  expect(
    (await visitor.from("listings").update({ title: "Mine" }).eq("id", published).select()).data,
  ).toEqual([]);
  expect((await visitor.from("listings").delete().eq("id", published).select()).data).toEqual([]);
  expect((await anon.from("listings").delete().eq("id", published)).error?.code).toBe("42501");
});

test("An admin may add, change and delete a listing", async () => {
  const added = await admin
    .from("listings")
    .insert({ ...draft, slug: "by-admin" })
    .select()
    .single();
  expect(added.error).toBeNull();
  const changed = await admin
    .from("listings")
    .update({ title: "Renamed" })
    .eq("slug", "by-admin")
    .select()
    .single();
  expect(changed.data?.title).toBe("Renamed");
  const deleted = await admin.from("listings").delete().eq("slug", "by-admin").select();
  expect(deleted.data?.length).toBe(1);
});

test("A title cannot talk a listing out of being excluded", async () => {
  const title = "BEACH-FRONT 48 sqm. STUDIO, View Talay 5";
  const row = { ...draft, title, slug: "in-disguise", publication: "published" };
  expect((await admin.from("listings").insert(row)).error).toBeNull();
  expect((await anon.from("listings").select("id").eq("slug", "in-disguise")).data).toEqual([]);
  expect((await admin.from("listings").delete().eq("slug", "in-disguise")).error).toBeNull();
});

test("SQL and TypeScript agree on which titles are excluded", async () => {
  const isExcluded = async (title: string) => (await admin.rpc("is_excluded_title", { title })).data;
  for (const title of excludedTitles) expect(await isExcluded(title), title).toBe(true);
  for (const title of otherTitles) expect(await isExcluded(title), title).toBe(false);
});

test("Visitors see nothing of the scraper's tables, admins read them", async () => {
  for (const table of ["scrape_sources", "scrape_runs", "scrape_pages", "listing_origins"] as const) {
    expect((await anon.from(table).select("*")).error?.code, table).toBe("42501");
    expect((await visitor.from(table).select("*")).data, table).toEqual([]);
    expect((await admin.from(table).select("*")).error, table).toBeNull();
  }
  expect((await anon.from("scrape_run_progress").select("*")).error?.code).toBe("42501");
  expect((await visitor.from("scrape_run_progress").select("*")).data).toEqual([]);
  expect((await admin.from("scrape_sources").select("name")).data?.length).toBe(1);
});

test("An admin starts a run in their own name only", async () => {
  const { data: source } = await admin.from("scrape_sources").select("id").single();
  const { data: me } = await admin.auth.getUser();
  const source_id = source?.id ?? "";
  expect((await visitor.from("scrape_runs").insert({ source_id })).error?.code).toBe("42501");
  expect((await admin.from("scrape_runs").insert({ source_id })).error?.code).toBe("42501");
  const run = await admin
    .from("scrape_runs")
    .insert({ source_id, started_by: me.user?.id ?? "" })
    .select()
    .single();
  expect(run.data?.state).toBe("queued");
});

test("Admins see who is an admin, and the API lets no one write it", async () => {
  expect((await anon.from("admins").select("*")).error?.code).toBe("42501");
  expect((await visitor.from("admins").select("*")).data).toEqual([]);
  expect((await admin.from("admins").select("*")).data?.length).toBe(1);
  const { data } = await visitor.auth.getUser();
  expect((await visitor.from("admins").insert({ user_id: data.user?.id ?? "" })).error?.code).toBe("42501");
});

test("The tables of Auth cannot be reached through the data API", async () => {
  for (const table of ["users", "sessions", "refresh_tokens", "mfa_factors"]) {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      headers: { apikey: backend.secretKey },
    });
    expect(response.status, table).toBe(404);
    const profile = await fetch(`${backend.url}/rest/v1/${table}`, {
      headers: { apikey: backend.secretKey, "Accept-Profile": "auth" },
    });
    expect(profile.status, table).toBe(406);
  }
});
