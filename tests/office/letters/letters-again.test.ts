/** A letter that did not arrive is sent again by a press in the office, once, to the address of that moment. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendWaitingReplies } from "../../../office/email/send-replies.ts";
import { openLetterScene } from "./letter-scene.ts";

let scene: Awaited<ReturnType<typeof openLetterScene>>;
beforeAll(async () => {
  scene = await openLetterScene();
});
afterAll(() => scene.close());

const newestOf = async (lead: string) => {
  const [letter] = await scene.query<{ id: string }>(
    "select id from letters where lead_id = $1 order by created_at desc, again_of is null limit 1",
    [lead],
  );
  return letter?.id ?? "";
};

async function comeBack(letter: string, kind = "bounced"): Promise<void> {
  await scene.query(
    "insert into letter_events (id, provider_id, kind, at) select id, provider_id, $2, now() from letters where id = $1",
    [letter, kind],
  );
}

async function sendAgain(letter: string, who: "admin" | "agent" | "visitor" = "admin") {
  const { data, error } = await (await scene.signIn(who)).rpc("send_letter_again", { for_letter: letter });
  return error?.code ?? data;
}

async function writeReceipt(address: string | null): Promise<{ lead: string; letter: string }> {
  const lead = await scene.addLead(address);
  const receipt = {
    number: "2026-000001",
    amount: 5,
    paidOn: "2026-11-20",
    instalment: 3,
    home: null,
    left: 1,
  };
  await scene.query("select add_letter('receipt', $1, $2, $3)", [`receipt ${lead}`, lead, receipt]);
  await scene.tick();
  return { lead, letter: await newestOf(lead) };
}

test("A receipt that came back is sent once more, to the address that was corrected, and only by who looks after the enquiry", async () => {
  const { lead, letter } = await writeReceipt("anna@wrong.example");
  expect(await sendAgain(letter)).toBe("PT409");
  await comeBack(letter);
  expect(await sendAgain(letter, "visitor")).toBe("42501");
  await scene.query("update leads set email = 'anna@right.example' where id = $1", [lead]);
  expect(await sendAgain(letter)).toBe(lead);
  expect(await sendAgain(letter)).toBe(lead);
  await scene.tick();
  expect(await scene.lettersTo("anna@wrong.example")).toHaveLength(1);
  expect(await scene.lettersTo("anna@right.example")).toHaveLength(1);
  // The one that was sent again can come back too.
  const second = await newestOf(lead);
  expect(second).not.toBe(letter);
  await comeBack(second);
  expect(await sendAgain(second)).toBe(lead);
  await scene.tick();
  expect(await scene.lettersTo("anna@right.example")).toHaveLength(2);
});

test("Once an address is there, a letter that had none is sent", async () => {
  const { lead, letter } = await writeReceipt(null);
  await scene.query("update leads set email = 'late@example.com' where id = $1", [lead]);
  expect(await sendAgain(letter)).toBe(lead);
  await scene.tick();
  expect(await scene.lettersTo("late@example.com")).toHaveLength(1);
});

test("A letter without an address and one to somebody who has complained stand on Today, until they are sent again", async () => {
  const { lead } = await writeReceipt(null);
  await scene.query("insert into refused_addresses (hash) values (hash_of_address('refuses@example.com'))");
  const { lead: refusing } = await writeReceipt("refuses@example.com");
  const owner = await scene.signIn("admin");
  const statesOf = async (of: string) => {
    const { data } = await owner.rpc("undelivered_letters");
    const { first } = data as { first: { leadId: string; state: string }[] };
    return first.filter(({ leadId }) => leadId === of).map(({ state }) => state);
  };
  expect(await statesOf(lead)).toEqual(["no_address"]);
  expect(await statesOf(refusing)).toEqual(["refused"]);
  await scene.query("update leads set email = 'there@example.com' where id = $1", [lead]);
  await sendAgain(await newestOf(lead));
  await scene.tick();
  expect(await statesOf(lead)).toEqual([]);
});

test("Who complained is not written to again", async () => {
  const { letter } = await writeReceipt("angry@example.com");
  await comeBack(letter, "complained");
  expect(await sendAgain(letter)).toBe("PT409");
});

test("A reply that came back is sent again with its words, and stands in the thread once", async () => {
  const lead = await scene.addLead("reply@wrong.example");
  await scene.query(
    "insert into lead_messages (lead_id, channel, subject, body) values ($1, 'email', 'Three homes', 'Here they are.')",
    [lead],
  );
  await sendWaitingReplies(scene.database, scene.settings);
  const letter = await newestOf(lead);
  await comeBack(letter);
  await scene.query("update leads set email = 'reply@right.example' where id = $1", [lead]);
  expect(await sendAgain(letter)).toBe(lead);
  await scene.tick();
  const [again] = await scene.lettersTo("reply@right.example");
  expect(again?.subject).toMatch(/^Three homes – /);
  expect(again?.text).toContain("Here they are.");
  expect(await scene.query("select from lead_messages where lead_id = $1", [lead])).toHaveLength(1);
});
