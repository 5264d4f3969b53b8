import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const reply = (lead: string, more: object = {}) =>
  scene.call<{ id: string; isNew: boolean }>("editor", "reply_to_lead($1, $2)", [
    lead,
    {
      channel: "email",
      subject: "Three homes",
      body: "Dear Erika",
      movesOn: true,
      idempotencyKey: randomUUID(),
      ...more,
    },
  ]);
const take = async (message: string) =>
  (
    await scene.database.query<{ taken: object | null }>("select take_lead_message($1) as taken", [message])
  )[0]?.taken;
const leadOf = async (lead: string) =>
  (await scene.database.query("select state, answered_at, answered_by from leads where id = $1", [lead]))[0];

test("A reply answers its lead once the email service has it, and moves it on", async () => {
  const lead = await scene.addLead({ locale: "de" });
  const { id } = await reply(lead);
  expect(await leadOf(lead)).toMatchObject({ state: "new", answered_at: null });
  expect(await take(id)).toMatchObject({ locale: "de", subject: "Three homes", body: "Dear Erika" });
  expect(await take(id)).toBeNull();
  await scene.database.query("select lead_message_sent($1)", [id]);
  expect(await leadOf(lead)).toMatchObject({
    state: "options_sent",
    answered_at: expect.any(Date),
    answered_by: scene.idOf("editor"),
  });
});

test("The same reply sent twice is one message", async () => {
  const lead = await scene.addLead();
  const idempotencyKey = randomUUID();
  const first = await reply(lead, { idempotencyKey });
  expect(await reply(lead, { idempotencyKey })).toEqual({ id: first.id, isNew: false });
});

test("A reply that waits is not taken before its time, and can be stopped until then", async () => {
  const lead = await scene.addLead();
  const { id } = await reply(lead, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await take(id)).toBeNull();
  expect(await scene.call("agent", "cancel_reply($1)", [id])).toBe(true);
  await scene.database.query("update lead_messages set next_attempt_at = now() where id = $1", [id]);
  expect(await take(id)).toBeNull();
  expect(await scene.call("agent", "cancel_reply($1)", [id])).toBe(false);
});

test("A message through a messenger counts at once; an email needs an address", async () => {
  const lead = await scene.addLead({ email: null, phone: "+66812345678" });
  await expect(reply(lead)).rejects.toMatchObject({ code: "PT409" });
  await reply(lead, { channel: "whatsapp" });
  expect(await leadOf(lead)).toMatchObject({ state: "options_sent" });
});

test("A draft is one row for each admin, others do not see it, and a reply ends it", async () => {
  const lead = await scene.addLead();
  for (const body of ["D", "De", "Dear"])
    await scene.call("editor", "keep_reply_draft($1, '', $2)", [lead, body]);
  expect(await scene.as("editor", "select body from lead_drafts where lead_id = $1", [lead])).toEqual([
    { body: "Dear" },
  ]);
  expect(await scene.as("admin", "select body from lead_drafts where lead_id = $1", [lead])).toEqual([]);
  await reply(lead);
  expect(await scene.as("editor", "select body from lead_drafts where lead_id = $1", [lead])).toEqual([]);
});

test("The others see who has a lead open, for a while", async () => {
  const lead = await scene.addLead();
  expect(await scene.call("editor", "note_lead_presence($1, true)", [lead])).toEqual([]);
  expect(await scene.call("agent", "note_lead_presence($1, false)", [lead])).toEqual([
    { admin: scene.idOf("editor"), isReplying: true },
  ]);
  await scene.database.query("update lead_presence set seen_at = now() - interval '1 minute'");
  expect(await scene.call("agent", "note_lead_presence($1, false)", [lead])).toEqual([]);
});
