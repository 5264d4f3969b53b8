import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

/** Every tenth is a viewing, every twentieth is assigned. As many are called Quentin as fill a page, however many there are. */
async function addLeads(from: number, until: number): Promise<void> {
  await scene.database.query(
    `insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, message, due_at, created_at,
       answered_at, state, assignee)
     select translate(lpad(n::text, 4, '0'), '01', 'AB') || '-' || translate(lpad((n % 7919)::text, 4, '0'), '01', 'AB'),
       'application', case when n <= 60 then 'Quentin ' else 'Person ' end || md5(n::text), n || '@example.com', 'email',
       '1', 'fingerprint-of-lead-' || n, 'sender-of-lead-number-' || n, repeat(md5(n::text) || ' ', 10),
       now() - n * interval '1 minute' + interval '48 hours', now() - n * interval '1 minute',
       case when n % 3 > 0 then now() end, case when n % 10 = 0 then 'viewing' else 'new' end,
       case when n % 20 = 0 then $3::uuid end
     from generate_series($1::int, $2::int) as n`,
    [from, until, scene.idOf("agent")],
  );
  await scene.database.query("vacuum analyze leads");
}

const lists = {
  everything: {},
  "one state": { state: "viewing" },
  "the nearest deadlines": { due: "waiting" },
  "an assignee": { assignee: "AGENT" },
  "a name": { q: "quentin" },
  "a reference": { q: "a777-a777" },
  "words that nobody wrote": { q: "zyxwvut" },
};

/** Pages of memory that the database touches. Unlike time it is the same on every machine. */
async function effortOf(asked: object): Promise<number> {
  const text = JSON.stringify(asked).replace("AGENT", scene.idOf("agent"));
  const read = () =>
    scene.as<{ "QUERY PLAN": { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }[] }>(
      "admin",
      `explain (analyze, buffers, format json) select list_leads('${text}')`,
    );
  await read();
  const [row] = await read();
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("no plan");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

test("Each list costs at 10,000 leads at most twice of what it costs at 1,000", async () => {
  await addLeads(1, 1_000);
  const few = new Map<string, number>();
  for (const [name, asked] of Object.entries(lists)) few.set(name, await effortOf(asked));
  await addLeads(1_001, 9_999);
  for (const [name, asked] of Object.entries(lists)) {
    const effort = await effortOf(asked);
    expect([name, effort, effort <= 2 * (few.get(name) ?? 0)]).toEqual([name, effort, true]);
  }
});
