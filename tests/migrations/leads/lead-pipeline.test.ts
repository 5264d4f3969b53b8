import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const stateOf = async (lead: string) =>
  (await scene.database.query("select state, lost_reason, answered_at from leads where id = $1", [lead]))[0];
const move = (lead: string, from: string, to: string, reason = "") =>
  scene.call("editor", "move_lead($1, $2, $3, $4)", [lead, from, to, reason]);

test("A lead moves from the expected state, the 48 hours stop, and the move is kept", async () => {
  const lead = await scene.addLead();
  expect(await move(lead, "new", "options_sent")).toEqual({ moved: true, state: "options_sent" });
  expect(await stateOf(lead)).toMatchObject({ state: "options_sent", answered_at: expect.any(Date) });
  const moves = await scene.database.query(
    "select from_state, to_state, admin from lead_moves where lead_id = $1",
    [lead],
  );
  expect(moves).toEqual([{ from_state: "new", to_state: "options_sent", admin: scene.idOf("editor") }]);
});

test("A move from a state that has passed is answered with the present one, and nothing moves", async () => {
  const lead = await scene.addLead();
  await move(lead, "new", "viewing");
  expect(await move(lead, "new", "options_sent")).toEqual({ moved: false, state: "viewing" });
  expect(await stateOf(lead)).toMatchObject({ state: "viewing" });
});

test("A lead is lost for a reason, and found again without one", async () => {
  const lead = await scene.addLead();
  await expect(move(lead, "new", "lost")).rejects.toThrow(/leads_lost_for_a_reason/);
  await move(lead, "new", "lost", "budget");
  expect(await stateOf(lead)).toMatchObject({ state: "lost", lost_reason: "budget" });
  await move(lead, "lost", "viewing");
  expect(await stateOf(lead)).toMatchObject({ state: "viewing", lost_reason: null });
});

test("A state can only be changed through the function", async () => {
  const lead = await scene.addLead();
  await expect(scene.as("admin", "update leads set state = 'keys' where id = $1", [lead])).rejects.toThrow(
    /permission denied/,
  );
});

test("An agent sees their own leads and the unassigned ones, and no others", async () => {
  const free = await scene.addLead();
  const own = await scene.addLead({ assignee: scene.idOf("agent") });
  const others = await scene.addLead({ assignee: scene.idOf("editor") });
  await scene.as("editor", "insert into lead_notes (lead_id, body) values ($1, 'secret')", [others]);
  const seen = await scene.as<{ id: string }>("agent", "select id from leads");
  const ids = seen.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([free, own]));
  expect(ids).not.toContain(others);
  expect(await scene.as("agent", "select * from lead_notes where lead_id = $1", [others])).toEqual([]);
  for (const sql of [
    "select move_lead($1, 'new', 'viewing')",
    "select read_lead($1)",
    "select keep_reply_draft($1, '', 'x')",
    "select note_lead_presence($1, false)",
    'select reply_to_lead($1, \'{"channel": "phone", "body": "x"}\')',
  ]) {
    await expect(scene.as("agent", sql, [others]), sql).rejects.toMatchObject({ code: "PT404" });
  }
  await expect(
    scene.as("agent", "insert into lead_notes (lead_id, body) values ($1, 'x')", [others]),
  ).rejects.toThrow(/row-level security/);
});

test("A visitor sees and does nothing", async () => {
  const lead = await scene.addLead();
  for (const table of [
    "leads",
    "lead_notes",
    "lead_moves",
    "lead_reminders",
    "lead_messages",
    "viewings",
    "contracts",
    "payments",
  ]) {
    expect(await scene.as("visitor", `select * from ${table}`), table).toEqual([]);
  }
  await expect(scene.as("visitor", "select move_lead($1, 'new', 'viewing')", [lead])).rejects.toMatchObject({
    code: "42501",
  });
});

test("An agent takes a lead but does not give it to others; an editor does", async () => {
  const lead = await scene.addLead();
  const assign = (who: "agent" | "editor", from: string | null, to: string | null) =>
    scene.call(who, "assign_lead($1, $2, $3)", [lead, from ?? "", to ?? ""]);
  const [agent, editor] = [scene.idOf("agent"), scene.idOf("editor")];
  expect(await assign("agent", null, agent)).toMatchObject({ moved: true });
  await expect(assign("agent", agent, editor)).rejects.toMatchObject({ code: "42501" });
  expect(await assign("editor", null, editor)).toEqual({ moved: false, assignee: agent });
  expect(await assign("editor", agent, editor)).toMatchObject({ moved: true });
  await expect(assign("editor", editor, scene.idOf("visitor"))).rejects.toMatchObject({ code: "PT404" });
});

test("A note carries its writer's name, and cannot be changed", async () => {
  const lead = await scene.addLead();
  await scene.as("agent", "insert into lead_notes (lead_id, body) values ($1, 'Called back.')", [lead]);
  const [note] = await scene.database.query("select author, body from lead_notes where lead_id = $1", [lead]);
  expect(note).toEqual({ author: scene.idOf("agent"), body: "Called back." });
  await expect(scene.as("admin", "update lead_notes set body = 'x'")).rejects.toThrow(/permission denied/);
  await expect(
    scene.as("agent", "insert into lead_notes (lead_id, author, body) values ($1, $2, 'x')", [
      lead,
      scene.idOf("admin"),
    ]),
  ).rejects.toThrow(/permission denied/);
});

test("The audit log names what was changed on a lead, and no personal data", async () => {
  const lead = await scene.addLead({ name: "Erika Muster" });
  await move(lead, "new", "viewing");
  const entries = await scene.database.query<{ actor: string; details: { changed: string[] } }>(
    "select actor, details from audit_log where subject = 'leads' and subject_id = $1",
    [lead],
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ actor: scene.idOf("editor") });
  expect(entries[0]?.details.changed).toContain("state");
  expect(JSON.stringify(entries)).not.toContain("Erika");
});

test("Confirming, moving or declining the viewing that a form asked for answers the enquiry", async () => {
  const asks = async (message = "") => {
    const lead = await scene.addLead({ kind: "viewing", message });
    const [viewing] = await scene.database.query<{ id: string }>(
      "insert into viewings (lead_id, starts_at, status, held_until) values ($1, now() + interval '3 days', 'held', now() + interval '1 day') returning id",
      [lead],
    );
    return { lead, viewing: viewing?.id };
  };
  const enter = (viewing: string | undefined, status: string) =>
    scene.as("editor", "update viewings set status = $2 where id = $1", [viewing, status]);
  const confirmed = await asks();
  expect(await stateOf(confirmed.lead)).toMatchObject({ state: "new", answered_at: null });
  await enter(confirmed.viewing, "confirmed");
  expect(await stateOf(confirmed.lead)).toMatchObject({ state: "viewing", answered_at: expect.any(Date) });
  const declined = await asks();
  await enter(declined.viewing, "cancelled");
  expect(await stateOf(declined.lead)).toMatchObject({ state: "new", answered_at: expect.any(Date) });
  // What was written with it waits for a reply all the same.
  const asksMore = await asks("Is the pool open?");
  await enter(asksMore.viewing, "confirmed");
  expect(await stateOf(asksMore.lead)).toMatchObject({ state: "new", answered_at: null });
  const application = await scene.addLead({ kind: "application" });
  await scene.as(
    "editor",
    "insert into viewings (lead_id, starts_at) values ($1, now() + interval '3 days')",
    [application],
  );
  expect(await stateOf(application)).toMatchObject({ state: "new", answered_at: null });
});
