import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const merge = (from: string, into: string) => scene.call("editor", "merge_leads($1, $2)", [from, into]);
const promiseOf = async (lead: string) =>
  (
    await scene.database.query<{ due_at: Date; answered_at: Date | null }>(
      "select due_at, answered_at from leads where id = $1",
      [lead],
    )
  )[0];
const listed = async (asked: object) => {
  const page = await scene.call<{ leads: { id: string }[]; next: { at: string; id: string } | null }>(
    "editor",
    "list_leads($1)",
    [asked],
  );
  return { ids: page.leads.map(({ id }) => id), next: page.next };
};

test("A merged lead is listed no more, its notes are read with the other, and undoing shows both", async () => {
  const [from, into] = [await scene.addLead(), await scene.addLead()];
  await scene.as("agent", "insert into lead_notes (lead_id, body) values ($1, 'Met at the fair.')", [from]);
  expect(await merge(from, into)).toBeNull();
  expect((await listed({})).ids).not.toContain(from);
  expect(await scene.call("editor", "read_lead($1) -> 'notes'", [into])).toMatchObject([
    { body: "Met at the fair." },
  ]);
  expect(await scene.call("editor", "undo_merge($1)", [from])).toBe(true);
  expect((await listed({})).ids).toEqual(expect.arrayContaining([from, into]));
  expect(await scene.call("editor", "read_lead($1) -> 'notes'", [into])).toEqual([]);
  expect(await scene.call("editor", "undo_merge($1)", [from])).toBe(false);
});

test("An open promise goes along with a merge and comes back when it is undone", async () => {
  const [from, into] = [
    await scene.addLead({ due_at: hours(3) }),
    await scene.addLead({ due_at: hours(40) }),
  ];
  await scene.database.query("update leads set answered_at = now() where id = $1", [into]);
  const before = await promiseOf(into);
  await merge(from, into);
  expect(await promiseOf(into)).toEqual({ due_at: (await promiseOf(from))?.due_at, answered_at: null });
  await scene.call("editor", "undo_merge($1)", [from]);
  expect(await promiseOf(into)).toEqual(before);
  expect(await promiseOf(from)).toMatchObject({ answered_at: null });
});

test("A lead is not merged into itself, into a merged one, or away from its contract", async () => {
  const [one, two, three] = [
    await scene.addLead(),
    await scene.addLead(),
    await scene.addLead({ has_contract: true }),
  ];
  expect(await merge(one, one)).toBe("same");
  expect(await merge(three, one)).toBe("has_contract");
  await merge(one, two);
  expect(await merge(three, one)).toBe("merged_already");
  expect(await merge(one, three)).toBe("merged_already");
});

test("A person is erased with everything about them, except a lead with a contract", async () => {
  const email = "gone.person@gmail.com";
  const lead = await scene.addLead({ email, name: "Gone Person" });
  const alias = await scene.addLead({ email: "GonePerson+x@gmail.com" });
  const buyer = await scene.addLead({ email, has_contract: true });
  const stranger = await scene.addLead();
  await scene.call("editor", "reply_to_lead($1, $2)", [
    alias,
    { channel: "phone", body: "Dear Gone", movesOn: false },
  ]);
  const [row] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [lead],
  );
  const erase = (who: "admin" | "editor", reference = row?.reference) =>
    scene.call(who, "erase_person($1, $2)", [lead, reference]);
  await expect(erase("editor")).rejects.toMatchObject({ code: "42501" });
  await expect(erase("admin", "WRNG-WRNG")).rejects.toMatchObject({ code: "PT404" });
  expect(await erase("admin")).toEqual({ erased: 2, kept: 1 });
  const left = await scene.database.query<{ id: string }>("select id from leads where id = any ($1)", [
    [lead, alias, buyer, stranger],
  ]);
  expect(left.map(({ id }) => id).toSorted()).toEqual([buyer, stranger].toSorted());
  expect(await scene.database.query("select from lead_messages where lead_id = $1", [alias])).toEqual([]);
  const log = await scene.database.query("select details from audit_log where action = 'erase_person'");
  expect(log).toEqual([{ details: { erased: 2, kept: 1 } }]);
});

test("A list goes on where it stopped, and its filters leave out what they should", async () => {
  const marked = "Xylophone";
  const leads: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    leads.push(
      await scene.addLead({ name: `${marked} 100% ${n}`, created_at: hours(-n), due_at: hours(10 - n) }),
    );
  }
  const [first = ""] = leads;
  const page = await listed({ q: marked, limit: 2 });
  expect(page.ids).toEqual(leads.slice(0, 2));
  const rest = await listed({ q: marked, limit: 3, afterAt: page.next?.at, afterId: page.next?.id });
  expect(rest).toEqual({ ids: leads.slice(2), next: null });
  expect((await listed({ q: marked, due: "waiting" })).ids).toEqual(leads.toReversed());
  expect((await listed({ q: "100%_" })).ids).toEqual([]);
  await scene.call("editor", "move_lead($1, 'new', 'spam')", [first]);
  expect((await listed({ q: marked })).ids).not.toContain(first);
  expect((await listed({ q: marked, state: "spam" })).ids).toEqual([first]);
  await scene.call("editor", "assign_lead($1, '', $2)", [leads[1], scene.idOf("agent")]);
  expect((await listed({ q: marked, assignee: scene.idOf("agent") })).ids).toEqual([leads[1]]);
  expect((await listed({ q: marked, assignee: "nobody" })).ids).not.toContain(leads[1]);
});

test("The office gets a reminder after half and five sixths of the time, and none about what was answered", async () => {
  await scene.database.query("update leads set answered_at = now() where answered_at is null");
  const late = () =>
    scene.database.query<{ late: unknown }>("select add_late_notices() -> 0 -> 'hoursWaited' as late");
  const lead = await scene.addLead({ due_at: hours(48) });
  const wait = (waited: number, left: number) =>
    scene.database.query("update leads set created_at = $2, due_at = $3 where id = $1", [
      lead,
      hours(-waited),
      hours(left),
    ]);
  await wait(23, 25);
  expect(await late()).toEqual([{ late: null }]);
  await wait(24.5, 23.5);
  expect(await late()).toEqual([{ late: 24 }]);
  expect(await late()).toEqual([{ late: null }]);
  await wait(40.5, 7.5);
  expect(await late()).toEqual([{ late: 40 }]);
  await scene.database.query("update leads set answered_at = now() where id = $1", [lead]);
  await late();
  expect(await scene.database.query("select from lead_notices where lead_id = $1", [lead])).toEqual([]);
});

test("A feed shows its admin's viewings until its address changes, and a change raises the sequence", async () => {
  const lead = await scene.addLead();
  const token = await scene.call<string>("agent", "new_calendar_feed()");
  await scene.as("agent", "insert into viewings (lead_id, starts_at, minutes) values ($1, $2, 45)", [
    lead,
    hours(30),
  ]);
  const feed = (of: string) =>
    scene.call<{ uid: string; sequence: number; status: string }[] | null>("visitor", "calendar_feed($1)", [
      of,
    ]);
  const [first] = (await feed(token)) ?? [];
  await scene.as("agent", "update viewings set status = 'cancelled' where lead_id = $1", [lead]);
  expect(await feed(token)).toMatchObject([{ uid: first?.uid, sequence: 1, status: "cancelled" }]);
  await scene.call("agent", "new_calendar_feed()");
  expect(await feed(token)).toBeNull();
  await scene.database.query("update admins set disabled_at = now() where user_id = $1", [
    scene.idOf("agent"),
  ]);
  expect(await feed(token)).toBeNull();
});
