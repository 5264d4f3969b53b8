/**
 * The largest calls of a crawl, a roll-back, an erasure and a snapshot at 10,000 homes, on a real Postgres, against what a
 * hosted project allows: 8 s for a signed-in person and for the secret key, 60 s where a function says so. Measured is the server's processor time where
 * the system tells it (Linux), so that other work on the machine counts little.
 *
 * Usage: npm run bench:limits [-- --postgres=15] [--homes=1000]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { statementSecondsOf } from "../../local/database/hosted-limits.ts";
import { postgresMajors } from "../../tests/postgres/find-postgres.ts";
import { startServer } from "../../tests/postgres/start-server.ts";
import { prepareTemplate, templateName, withRunner } from "../../tests/postgres/template.ts";
import type { SqlRunner } from "../../local/database/migrate.ts";
import { reportFigure } from "../report-figure.ts";

const { values } = parseArgs({
  options: { postgres: { type: "string", default: "17" }, homes: { type: "string", default: "10000" } },
});
const homes = Number(values.homes);
const major = postgresMajors.find((known) => String(known) === values.postgres);
if (!major) throw new Error(`Postgres ${values.postgres} is not among ${postgresMajors.join(", ")}.`);

const admin = "00000000-0000-4000-8000-00000000000a";
const pagesACall = 10;
/** The own `statement_timeout` of the functions that carry out what an admin orders of a run, or that may end one. */
const ofCommand = 60;
/** As many rows as PostgREST hands over at once. */
const rowsARead = 1000;

const server = await startServer(major);
await prepareTemplate(server.address);
let database: SqlRunner;
let serverProcess: number;
try {
  await withRunner(server.address, templateName, "postgres", async (runner) => {
    database = runner;
    serverProcess = (await one<{ pid: number }>("select pg_backend_pid() as pid")).pid;
    await measure();
  });
} finally {
  await server.stop();
}

/** The longest of some calls of one kind. */
type Longest = { ms: number };

async function measure(): Promise<void> {
  await database.query(
    "insert into auth.users (id, email, email_confirmed_at) values ($1, 'a@site.test', now())",
    [admin],
  );
  await database.query("insert into public.admins (user_id) values ($1)", [admin]);
  const { id: source } = await one<{ id: string }>(
    `insert into public.scrape_sources (name, start_urls, allowed_hosts, auto_publish, max_pages)
     values ('Homes', '{https://homes.example/}', '{homes.example}', true, 10000) returning id`,
  );
  const crawl = await crawlOnce(source, 0, "first crawl: ten new homes");
  report(
    "roll-back of a run that added all homes",
    await asAdmin("select public.roll_back_run($1)", [crawl]),
    ofCommand,
  );
  await crawlOnce(source, 0, "second crawl: ten new homes");
  await database.query("analyze");
  await crawlUnchanged(source);
  const changed = await crawlOnce(source, 1000, "ten homes with another price");
  report(
    "roll-back of a run that changed all homes",
    await asAdmin("select public.roll_back_run($1)", [changed]),
    ofCommand,
  );
  const frozen = await crawlOnce(source, 90_000_000, "ten homes with a doubtful price");
  report(
    "a frozen run's changes carried out",
    await asAdmin("select public.settle_changes($1, true)", [frozen]),
    ofCommand,
  );
  for (const right of ["may_show_descriptions", "may_show_agents", "may_keep_images"]) {
    for (const [given, word] of [
      [true, "given"],
      [false, "taken"],
    ] as const) {
      report(
        `${right} ${word}`,
        await asAdmin(
          `select public.save_source(id, to_jsonb(source) || jsonb_build_object($2::text, $3::boolean), null)
           from public.scrape_sources as source where id = $1`,
          [source, right, given],
        ),
        ofCommand,
      );
    }
  }
  await crawlNothing(source);
  await measureSnapshot();
  await measureErasure();
}

function outcome(n: number, raise: number) {
  return {
    state: "listing",
    external_id: `H-${n}`,
    slug: `home-${n}`,
    content_hash: `hash-${n}-${raise}`,
    fields: ["title", "price", "images", "bedrooms", "squareMeters"],
    listing: {
      title: `Bright home number ${n} near the beach`,
      property_type: "condo-for-sale",
      status: ["for-sale"],
      price: 1_000_000 + n + raise,
      bedrooms: 1 + (n % 4),
      square_meters: 20 + (n % 300),
      area: "jomtien",
      condo_name: `Tower ${n % 500}`,
    },
    extracted: {
      listing: {
        description: `A wide living room with all its furniture, word${n % 30}. `.repeat(5),
        agentName: "Somchai",
        images: [`https://homes.example/${n}/a.jpg`, `https://homes.example/${n}/b.jpg`],
      },
      fields: { title: {}, price: {}, images: {} },
    },
  };
}

function addressOf(n: number): string {
  return `https://homes.example/${n}`;
}

function* batches(size: number): Generator<number[]> {
  for (let first = 1; first <= homes; first += size)
    yield Array.from({ length: Math.min(size, homes - first + 1) }, (_, index) => first + index);
}

async function startRun(source: string, pages: boolean): Promise<string> {
  const { id } = await one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', true) returning id",
    [source],
  );
  const longest = { ms: 0 };
  if (pages)
    for (const batch of batches(rowsARead))
      await keepLongest(longest, "select public.add_pages($1, $2)", [id, batch.map(addressOf)]);
  if (pages) report("a thousand pages found", longest.ms);
  return id;
}

async function crawlOnce(source: string, raise: number, name: string): Promise<string> {
  const run = await startRun(source, true);
  const [opened, stored] = [{ ms: 0 }, { ms: 0 }];
  let last = 0;
  for (const batch of batches(pagesACall)) {
    const pages = batch.map((n) => ({ run, url: addressOf(n), outcome: outcome(n, raise) }));
    await keepLongest(opened, "select public.open_pages($1)", [pages]);
    last = await asSecretKey("select public.store_pages($1)", [pages]);
    if (batch.at(-1) !== homes) stored.ms = Math.max(stored.ms, last);
  }
  report(`${name}: opened`, opened.ms);
  report(`${name}: stored`, stored.ms);
  report(`${name}: the last call, which ends the run`, last, ofCommand);
  return run;
}

async function crawlUnchanged(source: string): Promise<void> {
  const run = await startRun(source, true);
  const longest = { ms: 0 };
  for (const batch of batches(50))
    await keepLongest(longest, "select public.store_unchanged($1, $2)", [
      run,
      batch.map((n) => ({ url: addressOf(n) })),
    ]);
  report("fifty unchanged pages, the end of their run included", longest.ms);
}

/** Three whole runs that see no home. */
async function crawlNothing(source: string): Promise<void> {
  let asking = "";
  const longest = { ms: 0 };
  for (let n = 0; n < 3; n += 1) {
    asking = await startRun(source, false);
    await keepLongest(longest, "select public.finish_run($1)", [asking]);
  }
  report("the end of a run that saw no home", longest.ms);
  report("what a frozen run asks about", await asAdmin("select public.asked_withdrawals($1)", [asking]));
  report(
    "a frozen run's withdrawals carried out",
    await asAdmin("select public.settle_withdrawals($1, true)", [asking]),
    ofCommand,
  );
  report(
    "roll-back of the withdrawals",
    await asAdmin("select public.roll_back_run($1)", [asking]),
    ofCommand,
  );
}

async function measureSnapshot(): Promise<void> {
  const longest = { ms: 0 };
  for (let first = 0; first < homes; first += rowsARead)
    await keepLongest(
      longest,
      `select json_agg(page) from (select * from public.listings where publication = 'published'
      and not excluded order by created_at desc, id desc limit ${rowsARead} offset ${first}) as page`,
      [],
    );
  report("a thousand homes of the snapshot", longest.ms);
  report("the snapshot's front page", await asSecretKey("select public.front_page_listings()", []));
  report("the snapshot's areas", await asSecretKey("select public.area_summaries()", []));
}

/** As many leads as homes, all older than two years, each with what hangs on it; of one person first. */
async function measureErasure(): Promise<void> {
  await database.query(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, created_at)
     select translate(to_char(n, 'FM0000-0000'), '01', 'AB'), 'contact', 'Somchai',
       case when n % 10 = 0 then 'somchai@example.com' else 'person' || n || '@example.com' end, 'email', '2026-11',
       'fingerprint-of-' || n, 'sender-of-the-day-' || n, now() - interval '3 years'
     from generate_series(1, $1) as n`,
    [homes],
  );
  await database.query(
    "insert into public.lead_notes (lead_id, body) select id, 'noted' from public.leads, generate_series(1, 3)",
  );
  await database.query(
    "insert into public.lead_messages (lead_id, channel, body, send_at) select id, 'email', 'written', now() from public.leads, generate_series(1, 3)",
  );
  await database.query("analyze");
  const { id, reference } = await one<{ id: string; reference: string }>(
    "select id, reference from public.leads where email = 'somchai@example.com' limit 1",
  );
  report(
    `erasure of a person with ${homes / 10} leads`,
    await asAdmin("select public.erase_person($1, $2)", [id, reference]),
  );
  const longest = { ms: 0 };
  const count = async () =>
    (await one<{ count: number }>("select count(*)::int as count from public.leads")).count;
  for (let left = homes, before = left + 1; left < before; left = await count()) {
    before = left;
    await keepLongest(longest, "select public.erase_old_leads(now() - interval '2 years')", []);
  }
  report("a step of the erasure of all leads older than two years", longest.ms);
}

async function asSecretKey(sql: string, parameters: unknown[]): Promise<number> {
  return timed("service_role", null, sql, parameters);
}

async function asAdmin(sql: string, parameters: unknown[]): Promise<number> {
  return timed("authenticated", admin, sql, parameters);
}

async function keepLongest(longest: Longest, sql: string, parameters: unknown[]): Promise<void> {
  longest.ms = Math.max(longest.ms, await asSecretKey(sql, parameters));
}

async function one<Row>(sql: string, parameters: unknown[] = []): Promise<Row> {
  const [row] = await database.query<Row>(sql, parameters);
  if (row === undefined) throw new Error(`No row: ${sql}`);
  return row;
}

/** As PostgREST runs it, in a transaction of its own. */
async function timed(role: string, user: string | null, sql: string, parameters: unknown[]): Promise<number> {
  const startedAt = readMs();
  await database.script("begin");
  try {
    const claims = JSON.stringify({ role, sub: user, aal: "aal1" });
    await database.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      claims,
    ]);
    await database.query(sql, parameters);
  } finally {
    await database.script("commit");
  }
  return readMs() - startedAt;
}

/** Of the server's process of our connection: user and system time, in hundredths of a second. */
function readMs(): number {
  if (process.platform !== "linux") return performance.now();
  const fields = readFileSync(`/proc/${serverProcess}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function report(figure: string, ms: number, atMost = statementSecondsOf("authenticated")): void {
  reportFigure({ figure, value: ms / 1000, unit: "s", atMost });
}
