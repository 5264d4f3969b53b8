/** A given Supabase project, such as a staging one: its keys, its database by SQL, and its people through Auth's admin API. */
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import * as v from "valibot";
import type { RunQuery } from "../../local/database/open.ts";
import { makeSampleRows, sampleRoles, sampleSignIns, seedListings } from "../../local/seed/seed.ts";

const filled = v.pipe(v.string("is missing"), v.nonEmpty("is empty"));
const schema = v.object({
  SUPABASE_URL: filled,
  SUPABASE_PUBLISHABLE_KEY: filled,
  SUPABASE_SECRET_KEY: filled,
  SUPABASE_SCRAPER_KEY: filled,
  SITE_KEY: filled,
  DATABASE_URL: filled,
  /** Answers `?to=ADDRESS` with the messages, newest first, and keeps what is posted to it. */
  MAILBOX_URL: v.optional(v.string()),
  /** The Site URL of the project's Auth, to which its emails lead. */
  SITE_URL: v.optional(v.string()),
});
export type ProjectFile = v.InferOutput<typeof schema>;

export function readProjectFile(environment: NodeJS.ProcessEnv): ProjectFile {
  const result = v.safeParse(schema, environment);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`Fill in .env.project:\n${problems.join("\n")}`);
}

export type Project = ReturnType<typeof openProject>;

export function openProject(file: ProjectFile) {
  const sql = postgres(file.DATABASE_URL, {
    max: 1,
    onnotice: () => {},
    // Parameters are JSON already.
    types: { json: { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse } },
  });
  const query: RunQuery = async <Row>(text: string, parameters: readonly unknown[] = []) =>
    Array.from(await sql.unsafe<Row[] & object[]>(text, parameters.map(String)));
  return {
    url: file.SUPABASE_URL,
    publishableKey: file.SUPABASE_PUBLISHABLE_KEY,
    secretKey: file.SUPABASE_SECRET_KEY,
    scraperKey: file.SUPABASE_SCRAPER_KEY,
    siteKey: file.SITE_KEY,
    ...(file.MAILBOX_URL && { mailboxUrl: file.MAILBOX_URL }),
    database: { query },
    close: () => sql.end(),
  };
}

/** Tests change and delete homes and add people with known passwords, so a project that somebody uses is refused. */
export async function refuseForeignHomes({ database }: Pick<Project, "database">): Promise<void> {
  const samples = makeSampleRows().map(({ slug }) => slug);
  // What the journeys' own source left in review, on this machine, is no home of the project.
  const homes = await database.query<{ slug: string }>(
    `select slug from public.listings
     where slug <> all(array(select jsonb_array_elements_text($1::jsonb))) and not (publication = 'review' and exists (
       select from public.listing_origins join public.scrape_sources on scrape_sources.id = source_id
       where listing_id = listings.id and allowed_hosts[1] like '127.0.0.1:%')) limit 3`,
    [JSON.stringify(samples)],
  );
  refuse(
    "homes",
    homes.map(({ slug }) => slug),
  );
  const people = await database.query<{ name: string }>(
    `select coalesce(email, phone, id::text) as name from auth.users join public.admins on user_id = id
     where coalesce(email, '') not like '%@example.com' limit 3`,
  );
  refuse(
    "people",
    people.map(({ name }) => name),
  );
}

function refuse(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Error(`This project has ${what} of its own (${names.join(", ")}). Give an empty one.`);
}

export async function addSamples(project: Project): Promise<void> {
  const { auth } = createClient(project.url, project.secretKey, { auth: { persistSession: false } });
  const { query } = project.database;
  await seedListings(query);
  for (const [name, { email, password }] of Object.entries(sampleSignIns)) {
    const { error } = await auth.admin.createUser({ email, password, email_confirm: true });
    if (error && error.code !== "email_exists") throw error;
    const role = sampleRoles.find(([one]) => one === name)?.[1];
    if (role)
      await query(
        `insert into public.admins (user_id, role) select id, $2 from auth.users where email = $1
         on conflict (user_id) do nothing`,
        [email, role],
      );
  }
}
