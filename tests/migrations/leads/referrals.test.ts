/** From a link to a commission and back: each event counts once, merges keep it, and doubts wait for a person. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { monthsAfter } from "../../../domain/months-after.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import type { ReferralList } from "../../../domain/referrals/referrals-api.ts";
import { addSiteKey } from "../add-site-key.ts";
import { type LeadScene, type Someone, openLeadScene, plainTerms, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms: ContractTerms = {
  ...plainTerms,
  price: 2_000_000,
  months: 60,
  downPayment: 200_000,
  startsOn: pattayaDay(new Date()),
};

let made = 0;
async function addReferrer(more: object = {}): Promise<{ id: string; code: string }> {
  made += 1;
  const code = `friend-${made}`;
  const saved = {
    code,
    name: "Anna",
    email: `anna${made}@partner.example`,
    locale: "de",
    commissionBaht: 20_000,
    validMonths: 12,
    ...more,
  };
  return { id: await scene.call<string>("admin", "save_referrer($1)", [saved]), code };
}

async function agree(lead: string, change: Partial<ContractTerms> = {}): Promise<string> {
  return scene.call("admin", "agree_contract($1, $2)", [lead, writeContract({ ...terms, ...change })]);
}

const pay = (contract: string, number: number, amount: number, paidOn = terms.startsOn) =>
  scene.call<string>("admin", "enter_payment($1, $2)", [
    contract,
    { number, amount, paidOn, method: "transfer", idempotencyKey: randomUUID() },
  ]);

const end = (contract: string, kind: string, more: object = {}) =>
  scene.call<string>("admin", "enter_contract_entry($1, $2)", [
    contract,
    { kind, reason: "As said", happenedOn: terms.startsOn, idempotencyKey: randomUUID(), ...more },
  ]);

const settle = (contract: string, amount: number, more: object = {}) =>
  scene.call<string>("admin", "settle_commission($1, $2)", [
    contract,
    {
      kind: "settled",
      amount,
      on: terms.startsOn,
      note: "By transfer",
      idempotencyKey: randomUUID(),
      ...more,
    },
  ]);

const entriesOf = async (contract: string) =>
  (
    await scene.database.query<{ kind: string; amount: string }>(
      "select kind, amount from commission_entries where contract_id = $1 order by created_at, amount desc",
      [contract],
    )
  ).map(({ kind, amount }) => `${kind} ${Number(amount)}`);

const doubtsOf = async (contract: string) =>
  (
    await scene.database.query<{ doubts: string[] }>(
      "select doubts from commission_entries where contract_id = $1 and kind = 'earned'",
      [contract],
    )
  )[0]?.doubts;

const letters = async (code: string) =>
  (
    await scene.database.query<{ facts: { news: string } }>(
      "select commission_letter(letters) as facts from letters where kind = 'commission' and commission_letter(letters) ->> 'reference' = $1",
      [code],
    )
  ).map(({ facts }) => facts.news);

test("The down payment earns the commission of the day of the enquiry, once, and its end takes it back", async () => {
  const { id, code } = await addReferrer();
  const lead = await scene.addLead({ referral: code.toUpperCase() });
  const contract = await agree(lead);
  const raised = { id, name: "Anna", locale: "de", commissionBaht: 50_000, validMonths: 1, version: 1 };
  await scene.call("admin", "save_referrer($1)", [raised]);
  await expect(scene.call("admin", "save_referrer($1)", [raised])).rejects.toMatchObject({ code: "PT412" });
  await pay(contract, 0, 150_000);
  expect(await entriesOf(contract)).toEqual([]);
  const rest = await pay(contract, 0, 50_000);
  await pay(contract, 1, 1_000);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
  // A mistake that is corrected, and the payment as it really came.
  await scene.call("admin", "correct_payment($1, 'Typed twice')", [rest]);
  await pay(contract, 0, 50_000);
  expect(await entriesOf(contract)).toEqual(["earned 20000", "reversed -20000", "earned 20000"]);
  await end(contract, "terminated", { paid: 201_000, kept: 0 });
  expect((await entriesOf(contract)).at(-1)).toBe("reversed -20000");
  await end(contract, "reopened");
  expect((await entriesOf(contract)).at(-1)).toBe("earned 20000");
});

test("A paid commission whose contract ends is to be returned, and the referrer hears of each step", async () => {
  const { code } = await addReferrer();
  const contract = await agree(await scene.addLead({ referral: code }));
  await pay(contract, 0, 200_000);
  expect(await letters(code)).toEqual(["earned"]);
  await expect(settle(contract, 19_000)).rejects.toMatchObject({ code: "PT412" });
  const ahead = { on: monthsAfter(terms.startsOn, 1) };
  await expect(settle(contract, 20_000, ahead)).rejects.toMatchObject({ code: "PT416" });
  const key = { idempotencyKey: randomUUID() };
  const paid = await settle(contract, 20_000, key);
  expect(await settle(contract, 20_000, key)).toBe(paid);
  for (const change of [{ kind: "refused" }, { note: "In cash" }])
    await expect(settle(contract, 20_000, { ...key, ...change })).rejects.toMatchObject({ code: "23505" });
  await expect(settle(contract, 20_000)).rejects.toMatchObject({ code: "PT412" });
  await scene.call("admin", "take_back_settlement($1, 'Wrong line')", [paid]);
  await expect(scene.call("admin", "take_back_settlement($1, 'Again')", [paid])).rejects.toMatchObject({
    code: "23505",
  });
  // Of a payment that was none, no letter leaves.
  expect(await letters(code)).toEqual(["earned"]);
  await settle(contract, 20_000);
  expect(await letters(code)).toEqual(["earned", "settled"]);
  await end(contract, "defaulted", { paid: 200_000, kept: 200_000 });
  await settle(contract, -20_000, { note: "Set off" });
  expect(await entriesOf(contract)).toEqual([
    "earned 20000",
    "settled -20000",
    "taken_back 20000",
    "settled -20000",
    "reversed -20000",
    "settled 20000",
  ]);
  await expect(
    scene.database.query("update commission_entries set amount = 1 where contract_id = $1", [contract]),
  ).rejects.toThrow("kept as they are");
});

test("After a late default the office is told the rule's days, and may leave a paid commission to the referrer", async () => {
  const { id, code } = await addReferrer();
  const contract = await agree(await scene.addLead({ referral: code, created_at: "2024-01-10" }), {
    startsOn: "2024-02-01",
  });
  await pay(contract, 0, 200_000);
  await settle(contract, 20_000);
  await end(contract, "defaulted", { paid: 200_000, kept: 200_000 });
  expect((await entriesOf(contract)).at(-1)).toBe("reversed -20000");
  const { referrers } = await scene.call<ReferralList>("admin", "list_referrals()");
  expect(referrers.find((one) => one.id === id)?.commissions).toMatchObject([
    { owed: -20_000, beganOn: "2024-02-01", endedOn: terms.startsOn },
  ]);
  const left = await settle(contract, -20_000, { kind: "refused", note: "The buyer had paid for years" });
  expect((await entriesOf(contract)).at(-1)).toBe("refused 20000");
  await expect(settle(contract, -20_000)).rejects.toMatchObject({ code: "PT412" });
  // It stays so when the end of the contract is taken back: nothing is earned twice.
  await end(contract, "reopened");
  expect(await entriesOf(contract)).toHaveLength(4);
  // Until the decision is taken back too.
  await scene.call("admin", "take_back_settlement($1, 'Reopened')", [left]);
  expect((await entriesOf(contract)).slice(4)).toEqual(["earned 20000", "taken_back -20000"]);
  expect(
    await scene.database.query(
      "select sum(amount)::int as owed from commission_entries where contract_id = $1",
      [contract],
    ),
  ).toEqual([{ owed: 0 }]);
});

test("A share is of the contract price, and too late a contract earns nothing", async () => {
  const { code } = await addReferrer({ commissionBaht: null, commissionPercent: 1.5 });
  const contract = await agree(await scene.addLead({ referral: code }), {
    premiumPercent: 10,
    downPayment: 0,
  });
  await pay(contract, 1, 36_666.67);
  expect(await entriesOf(contract)).toEqual(["earned 33000"]);
  const early = await scene.addLead({ referral: code, created_at: "2020-05-05" });
  const late = await agree(early);
  await pay(late, 0, 200_000);
  expect(await entriesOf(late)).toEqual([]);
  const { code: former, id } = await addReferrer();
  await scene.call("admin", "save_referrer($1)", [
    { id, name: "Anna", locale: "de", commissionBaht: 1, validMonths: 1, version: 1, hasEnded: true },
  ]);
  const unrelated = await agree(await scene.addLead({ referral: former }));
  await pay(unrelated, 0, 200_000);
  expect(await entriesOf(unrelated)).toEqual([]);
});

test("The home after an upgrade earns nothing more", async () => {
  const { code } = await addReferrer();
  const startsOn = monthsAfter(terms.startsOn, -13);
  const contract = await agree(await scene.addLead({ referral: code }), { startsOn });
  await pay(contract, 0, 200_000);
  for (let number = 1; number <= 12; number += 1)
    await pay(contract, number, 30_000, monthsAfter(startsOn, number));
  const next = await scene.call<string>("admin", "upgrade_contract($1, $2, $3)", [
    contract,
    {
      kind: "upgraded",
      reason: "Two bedrooms",
      happenedOn: terms.startsOn,
      paid: 560_000,
      moved: 560_000,
      idempotencyKey: randomUUID(),
    },
    writeContract({ ...terms, price: 4_000_000, downPayment: 800_000 }),
  ]);
  await pay(next, 0, 240_000);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
  expect(await entriesOf(next)).toEqual([]);
});

test("A recommendation that comes after the contract earns nothing", async () => {
  const { code } = await addReferrer();
  const buyer = await scene.addLead({ email: "buyer@before.example" });
  const contract = await agree(buyer);
  const later = await scene.addLead({ referral: code, email: "buyer@before.example" });
  await scene.call("admin", "merge_leads($1, $2)", [later, buyer]);
  await pay(contract, 0, 200_000);
  expect(await entriesOf(contract)).toEqual([]);
});

test("A merged enquiry brings its referrer along, and erasing it leaves the sums and a reversal", async () => {
  const { code } = await addReferrer();
  const referred = await scene.addLead({ referral: code, email: "buyer@merged.example" });
  const kept = await scene.addLead({ email: "buyer@merged.example" });
  await scene.call("admin", "merge_leads($1, $2)", [referred, kept]);
  const contract = await agree(kept);
  await pay(contract, 0, 200_000);
  await scene.call("admin", "undo_merge($1)", [referred]);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
  await scene.database.query("delete from leads where id = $1", [referred]);
  await end(contract, "terminated", { paid: 200_000, kept: 0 });
  expect(await entriesOf(contract)).toEqual(["earned 20000", "reversed -20000"]);
});

test.each([
  ["mailbox", { email: "Ann.A+home@gmail.com" }, { email: "anna@gmail.com" }, {}],
  ["phone", { phone: "081 234 5678" }, { phone: "+66812345678" }, {}],
  ["network", {}, { network: "a".repeat(64) }, { network: "a".repeat(64) }],
])(
  "Who refers themselves by their own %s is not paid without a second look",
  async (doubt, contact, sent, joined) => {
    const leadId = await scene.addLead({ kind: "affiliate", ...joined });
    const { code } = await addReferrer({ ...contact, leadId });
    const contract = await agree(await scene.addLead({ referral: code, ...sent }));
    await pay(contract, 0, 200_000);
    expect(await doubtsOf(contract)).toEqual([doubt]);
    expect(await letters(code)).toEqual([]);
    await expect(settle(contract, 20_000)).rejects.toMatchObject({ code: "PT409" });
    await settle(contract, 20_000, { kind: "refused", note: "Their own home" });
    await end(contract, "terminated", { paid: 200_000, kept: 0 });
    expect(await entriesOf(contract)).toEqual(["earned 20000", "refused -20000"]);
  },
);

test("Somebody whom the office knew before is looked at; somebody who named the referrer is credited by hand", async () => {
  const { id, code } = await addReferrer();
  await scene.addLead({ email: "known@example.com", created_at: "2026-01-01" });
  const known = await agree(await scene.addLead({ email: "known@example.com", referral: code }));
  await pay(known, 0, 200_000);
  expect(await doubtsOf(known)).toEqual(["known"]);
  const named = await scene.addLead();
  const contract = await agree(named);
  await pay(contract, 0, 200_000);
  const [{ reference } = { reference: "" }] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [named],
  );
  const credit = () => scene.call("admin", "credit_by_hand($1, $2)", [id, reference.toLowerCase()]);
  await credit();
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
  await expect(credit()).rejects.toMatchObject({ code: "23505" });
});

const referenceOf = async (lead: string) =>
  (await scene.database.query<{ reference: string }>("select reference from leads where id = $1", [lead]))[0]
    ?.reference;
const creditByHand = async (referrer: string, lead: string) =>
  scene.call("admin", "credit_by_hand($1, $2)", [referrer, await referenceOf(lead)]);

test("A home that was paid and handed over earns when its enquiry is credited by hand; a contract that was broken off does not", async () => {
  const { id } = await addReferrer();
  const buyer = await scene.addLead();
  const bought = await agree(buyer, { months: 1, upgradeAfterMonths: 1 });
  await pay(bought, 0, 200_000);
  await pay(bought, 1, 1_800_000);
  await end(bought, "transferred");
  const other = await scene.addLead();
  const broken = await agree(other);
  await pay(broken, 0, 200_000);
  await end(broken, "terminated", { paid: 200_000, kept: 0 });
  await creditByHand(id, buyer);
  await creditByHand(id, other);
  expect(await entriesOf(bought)).toEqual(["earned 20000"]);
  expect(await entriesOf(broken)).toEqual([]);
});

test("An enquiry that was merged twice is credited by hand to the contract that stands now", async () => {
  const { id } = await addReferrer();
  const [first, second, last] = [await scene.addLead(), await scene.addLead(), await scene.addLead()];
  await scene.call("admin", "merge_leads($1, $2)", [first, second]);
  await scene.call("admin", "merge_leads($1, $2)", [second, last]);
  const contract = await agree(last);
  await pay(contract, 0, 200_000);
  await creditByHand(id, first);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
});

test("Nothing is credited to a referrer who was ended, and no form with which somebody asks to join", async () => {
  const { id } = await addReferrer();
  const joins = await scene.addLead({ kind: "affiliate" });
  await expect(creditByHand(id, joins)).rejects.toMatchObject({ code: "PT404" });
  const enquiry = await scene.addLead();
  const contract = await agree(enquiry);
  await pay(contract, 0, 200_000);
  const ended = { id, name: "Anna", locale: "de", commissionBaht: 20_000, validMonths: 12, version: 1 };
  await scene.call("admin", "save_referrer($1)", [{ ...ended, hasEnded: true }]);
  await expect(creditByHand(id, enquiry)).rejects.toMatchObject({ code: "PT412" });
  expect(await entriesOf(contract)).toEqual([]);
});

test("Only who still wants to join is asked about", async () => {
  const [open, lost, spam] = await Promise.all(
    [{ state: "new" }, { state: "lost", lost_reason: "other" }, { state: "spam" }].map((state) =>
      scene.addLead({ kind: "affiliate", ...state }),
    ),
  );
  const { asked } = await scene.call<ReferralList>("admin", "list_referrals()");
  const ids = asked.map(({ id }) => id);
  expect([open, lost, spam].map((id) => ids.includes(id ?? ""))).toEqual([true, false, false]);
});

test("A referrer's page counts no spam, and remembers a network that is known", async () => {
  const key = "a key of the site in this test";
  await addSiteKey(scene.database, key);
  const { id, code } = await addReferrer();
  await scene.addLead({ referral: code });
  await scene.addLead({ referral: code, state: "spam" });
  const open = (network: string) =>
    scene.database.transaction(async (run) => {
      await run("select set_config('request.headers', $1, true)", [JSON.stringify({ "x-site-key": key })]);
      const [row] = await run<{ page: { enquiries: number } }>("select referrer_page($1, $2, 1) as page", [
        code,
        network,
      ]);
      return row?.page;
    });
  expect(await open("")).toMatchObject({ enquiries: 1 });
  await open("b".repeat(64));
  expect(await scene.database.query("select networks from referrers where id = $1", [id])).toEqual([
    { networks: ["b".repeat(64)] },
  ]);
});

test("A telephone number that an account has not proved names no referrer", async () => {
  const { id } = await addReferrer({ email: null, phone: "081 999 00 01" });
  const account = scene.idOf("agent");
  const mine = () => scene.database.query("select referrers_of($1) as id", [account]);
  await scene.database.query("update auth.users set phone = '66819990001' where id = $1", [account]);
  expect(await mine()).toEqual([]);
  await scene.database.query("update auth.users set phone_confirmed_at = now() where id = $1", [account]);
  expect(await mine()).toEqual([{ id }]);
  await scene.database.query("update auth.users set phone = null where id = $1", [account]);
});

test("An owner enters, an editor reads, an agent and a visitor see nothing", async () => {
  const { id } = await addReferrer();
  const list = (who: Someone) =>
    scene.call<{ referrers: { id: string }[] }>(who, "list_referrals()").then(({ referrers }) => referrers);
  expect((await list("editor")).map((one) => one.id)).toContain(id);
  await expect(list("agent")).rejects.toMatchObject({ code: "42501" });
  for (const who of ["editor", "agent", "visitor"] as const) {
    await expect(scene.call(who, "close_referrer_page($1, 1)", [id])).rejects.toMatchObject({
      code: "42501",
    });
  }
  for (const table of ["referrers", "referred_leads", "commission_entries"]) {
    expect(await scene.as("agent", `select from ${table}`), table).toEqual([]);
    expect(await scene.as("visitor", `select from ${table}`), table).toEqual([]);
    expect((await scene.as("editor", `select from ${table}`)).length, table).toBeGreaterThan(0);
  }
});

test("Erasing a referrer leaves sums without a name, or nothing; the end of their form does the same", async () => {
  const leadId = await scene.addLead({ kind: "affiliate", email: "joins@example.com" });
  const { id, code } = await addReferrer({ leadId });
  const contract = await agree(await scene.addLead({ referral: code }));
  await pay(contract, 0, 200_000);
  const [{ reference } = { reference: "" }] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [leadId],
  );
  await scene.call("admin", "erase_person($1, $2)", [leadId, reference]);
  const read = () =>
    scene.database.query("select name, email, phone, networks, lead_id from referrers where id = $1", [id]);
  expect(await read()).toEqual([{ name: "–", email: null, phone: null, networks: [], lead_id: null }]);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
  const other = await addReferrer();
  expect(await scene.call("admin", "erase_referrer($1, $2)", [other.id, other.code])).toBe(true);
  expect(await scene.database.query("select from referrers where id = $1", [other.id])).toEqual([]);
});

test("Erasing a person reaches the referrer that the office typed in, by mailbox or by number", async () => {
  const byMailbox = await addReferrer({ email: "typed.in@example.com" });
  const byNumber = await addReferrer({ email: null, phone: "081 777 66 55" });
  const stranger = await addReferrer({ email: null, phone: "081 777 66 56" });
  const lead = await scene.addLead({ email: "typed.in+form@example.com", phone: "+66817776655" });
  const [{ reference } = { reference: "" }] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [lead],
  );
  await scene.call("admin", "erase_person($1, $2)", [lead, reference]);
  const left = await scene.database.query<{ id: string }>("select id from referrers where id = any ($1)", [
    [byMailbox.id, byNumber.id, stranger.id],
  ]);
  expect(left).toEqual([{ id: stranger.id }]);
});

test("An account's download has its referrals without anybody's data, and deleting it leaves sums without a name", async () => {
  const { id, code } = await addReferrer({ email: "Visitor@example.com", name: "Khun Visitor" });
  const contract = await agree(await scene.addLead({ referral: code, name: "Secret Buyer" }));
  await pay(contract, 0, 200_000);
  const account = scene.idOf("visitor");
  const claimsOf = (method: string) => ({
    sub: account,
    role: "authenticated",
    aal: "aal1",
    amr: [{ method, timestamp: Math.ceil(Date.now() / 1000) }],
  });
  const readBy = (method: string) =>
    scene.database.transaction(async (run) => {
      await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claimsOf(method))]);
      const [row] = await run<{ kept: object[] }>("select my_referrals() as kept");
      return row?.kept;
    });
  expect(await readBy("password")).toEqual([]);
  const kept = await readBy("otp");
  expect(kept).toMatchObject([
    {
      code,
      name: "Khun Visitor",
      email: "Visitor@example.com",
      commissionBaht: 20_000,
      enquiries: 1,
      commissions: [{ kind: "earned", amount: 20_000, on: terms.startsOn }],
    },
  ]);
  expect(JSON.stringify(kept)).not.toContain("Secret");
  expect(await scene.call("agent", "my_referrals()")).toEqual([]);

  await scene.database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claimsOf("password"))]);
    await run("select delete_my_account()");
  });
  expect(await scene.database.query("select from auth.users where id = $1", [account])).toEqual([]);
  expect(
    await scene.database.query(
      "select name, email, ended_at is not null as ended from referrers where id = $1",
      [id],
    ),
  ).toEqual([{ name: "–", email: null, ended: true }]);
  expect(await entriesOf(contract)).toEqual(["earned 20000"]);
});
