/** Letters about instalments, with a clock that is moved by moving the due days. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { daysOfLateLetters, daysToEnterPayments } from "../../../domain/leads/instalment-steps.ts";
import { openLetterScene } from "./letter-scene.ts";
import { writeContract } from "../../migrations/leads/lead-scene.ts";

let scene: Awaited<ReturnType<typeof openLetterScene>>;
let owner: Awaited<ReturnType<(typeof scene)["signIn"]>>;
beforeAll(async () => {
  scene = await openLetterScene();
  owner = await scene.signIn("admin");
});
afterAll(() => scene.close());

const terms = {
  price: 2_000_000,
  premiumPercent: 0,
  downPayment: 0,
  months: 20,
  interestPercent: 0,
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 10,
};

/** A contract that was entered long ago. Its first instalment is due today, and the next ones far away. */
async function agree(email: string, locale = "en", listingId: string | null = null): Promise<string> {
  const lead = await scene.addLead(email, locale);
  const startsOn = pattayaDay(new Date());
  const { data, error } = await owner.rpc("agree_contract", {
    for_lead: lead,
    terms: writeContract({ ...terms, startsOn, listingId } as Parameters<typeof writeContract>[0]),
  });
  if (error) throw error;
  await scene.query(
    `update contract_instalments set due_on = (now() at time zone 'Asia/Bangkok')::date + case when number < 2 then 0 else number * 100 end
     where contract_id = $1`,
    [data],
  );
  await enteredDaysAgo(data, 100);
  return data;
}

async function enteredDaysAgo(contract: string, days: number): Promise<void> {
  await scene.query(
    "update contracts set created_at = now() - $2::integer * interval '1 day' where id = $1",
    [contract, days],
  );
}

/** The first instalment fell due so many days ago; before nine o'clock the letters still wait. */
async function dayAfterDue(contract: string, days: number): Promise<void> {
  await scene.query(
    "update contract_instalments set due_on = (now() at time zone 'Asia/Bangkok')::date - $2::integer where contract_id = $1 and number = 1",
    [contract, days],
  );
  await scene.tick();
  await scene.passTime();
  await scene.tick();
}

const subjects = async (email: string) =>
  (await scene.lettersTo(email)).map(({ subject }) => subject.replace(/ – .*/, "")).toReversed();

test("A buyer hears before, on the day and after 3, 10 and 30 days, once each, in their language", async () => {
  const email = "buyer@example.com";
  const contract = await agree(email, "de");
  for (const days of [-6, -5, -4, 0, 0, 1, 3, 4, 9, 10, 12, 13, 30, 33, 60]) {
    await dayAfterDue(contract, days);
  }
  // Moving the due day makes it another instalment to write about, so each move within a step may write again.
  expect(new Set(await subjects(email))).toEqual(
    new Set([
      "Eine Zahlung wird bald fällig",
      "Heute ist eine Zahlung fällig",
      "Eine Zahlung ist überfällig",
      "Eine Zahlung ist weiterhin überfällig",
      "Eine Zahlung ist seit einem Monat überfällig",
    ]),
  );
  const before = (await subjects(email)).length;
  await scene.tick();
  await scene.tick();
  expect(await subjects(email)).toHaveLength(before);
});

test("A letter is added once for a step, and names sum, day and zone", async () => {
  const email = "once@example.com";
  await agree(email);
  for (const _ of [1, 2, 3]) {
    await scene.tick();
    await scene.passTime();
  }
  const letters = await scene.lettersTo(email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(
    /A payment of THB\s100,000 for your home is due today, \d+ \w+ \d{4} \(Pattaya time\)\./,
  );
  expect(letters[0]?.text).toContain("For: Instalment 1");
});

test("The home is named in the buyer's language, in the letter and in the receipt", async () => {
  const email = "germane@example.com";
  const [home] = await scene.query<{ id: string; english: string; german: string }>(
    `select listings.id, listings.title as english, translated.title as german
     from listings join listing_translations as translated on listing_id = listings.id and locale = 'de'
     where listings.language = 'en' and listings.status @> '{for-sale}' limit 1`,
  );
  const contract = await agree(email, "de", home?.id);
  await dayAfterDue(contract, 0);
  const { error } = await owner.rpc("enter_payment", {
    for_contract: contract,
    payment: {
      number: 1,
      amount: 100_000,
      paidOn: pattayaDay(new Date()),
      method: "transfer",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(error).toBeNull();
  await scene.passTime();
  await scene.tick();
  const letters = await scene.lettersTo(email);
  expect(letters).toHaveLength(2);
  for (const { text } of letters) {
    expect(text).toContain(home?.german);
    expect(text).not.toContain(home?.english);
  }
});

test("Who pays between the letter's adding and its sending gets none, and the receipt", async () => {
  const email = "payer@example.com";
  const contract = await agree(email);
  await scene.database.rpc("add_instalment_letters", {
    steps: [{ step: "on_day", from: 0, to: 0 }],
    today: pattayaDay(new Date()),
  });
  const { error } = await owner.rpc("enter_payment", {
    for_contract: contract,
    payment: {
      number: 1,
      amount: 100_000,
      paidOn: "2026-11-27",
      method: "transfer",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(error).toBeNull();
  await scene.passTime();
  await scene.tick();
  // Their receipt alone.
  expect(await subjects(email)).toEqual([expect.stringMatching(/^Receipt \d{4}-\d{6}$/)]);
});

test("Who was sent a receipt hears that it was taken back; who was not hears neither", async () => {
  const email = "corrected@example.com";
  const contract = await agree(email);
  await owner.rpc("stop_letters", { for_contract: contract, are_stopped: true });
  const pay = async (paidOn: string) => {
    const payment = {
      number: 1,
      amount: 40_000,
      paidOn,
      method: "transfer",
      idempotencyKey: crypto.randomUUID(),
    };
    const { data, error } = await owner.rpc("enter_payment", { for_contract: contract, payment });
    if (error) throw error;
    return data;
  };
  const takeBack = async (payment: string) => {
    const { error } = await owner.rpc("correct_payment", {
      for_payment: payment,
      reason: "Another buyer's",
      on_day: "2026-11-22",
    });
    if (error) throw error;
  };
  await takeBack(await pay("2026-11-20"));
  await scene.tick();
  expect(await subjects(email)).toEqual([]);

  const payment = await pay("2026-11-21");
  await scene.tick();
  await takeBack(payment);
  await scene.tick();
  await scene.tick();
  const [correction, receipt, ...others] = await scene.lettersTo(email);
  expect(others).toEqual([]);
  const [, number] = /^Receipt (\d{4}-\d{6}) /.exec(receipt?.subject ?? "") ?? [];
  expect(correction?.subject).toMatch(/^Correction \d{4}-\d{6} /);
  expect(correction?.text.replaceAll("\u00a0", " ")).toContain(
    `Receipt ${number} is no longer valid, and the payment of THB 40,000 on 21 November 2026 no longer counts.`,
  );
});

test("The office stops the letters of a contract and lets them go on", async () => {
  const email = "quiet@example.com";
  const contract = await agree(email);
  const stop = async (areStopped: boolean) => {
    const { error } = await owner.rpc("stop_letters", { for_contract: contract, are_stopped: areStopped });
    expect(error).toBeNull();
  };
  await stop(true);
  await dayAfterDue(contract, 3);
  expect(await subjects(email)).toEqual([]);
  await stop(false);
  await dayAfterDue(contract, 10);
  expect(await subjects(email)).toEqual(["A payment is still overdue"]);
  const agent = await scene.signIn("agent");
  const { error } = await agent.rpc("stop_letters", { for_contract: contract, are_stopped: true });
  expect(error?.code).toBe("42501");
});

test("A reminder that has fallen due is a letter to who set it, and on their Today until it is done", async () => {
  const lead = await scene.addLead("someone@example.com");
  const agent = await scene.signIn("agent");
  const { data: user } = await agent.auth.getUser();
  const { error } = await agent.from("lead_reminders").insert({
    lead_id: lead,
    remind_at: new Date(Date.now() - 60_000).toISOString(),
    body: "Call about the key",
  });
  expect(error).toBeNull();
  await scene.tick();
  await scene.tick();
  const letters = await scene.lettersTo(user.user?.email ?? "");
  expect(letters.map(({ text }) => text.includes("Call about the key"))).toEqual([true]);
  const today = async () => (await agent.rpc("today")).data as { reminders: { count: number } };
  expect((await today()).reminders).toMatchObject({
    count: 1,
    first: [{ leadId: lead, body: "Call about the key" }],
  });
  await agent.from("lead_reminders").update({ done_at: new Date().toISOString() }).eq("lead_id", lead);
  expect((await today()).reminders.count).toBe(0);
});

const enter = async (contract: string, entry: object) => {
  const { error } = await owner.rpc("enter_contract_entry", {
    for_contract: contract,
    entry: {
      reason: "As agreed",
      happenedOn: pattayaDay(new Date()),
      idempotencyKey: crypto.randomUUID(),
      ...entry,
    },
  });
  if (error) throw error;
};

test("Who took a contract over reads in the language that was named, and else in the one before", async () => {
  const contract = await agree("first-of-three@example.com", "fr");
  await scene.query("update contract_instalments set due_on = '2099-01-01' where contract_id = $1", [
    contract,
  ]);
  const told = async (email: string, amount: number) => {
    await enter(contract, { kind: "late_fee", amount, dueOn: "2099-01-15" });
    await scene.tick();
    return (await subjects(email)).at(-1);
  };
  const inRussian = { name: "Мария", email: "maria@example.com", locale: "ru" };
  await enter(contract, { kind: "assigned", person: inRussian });
  expect(await told("maria@example.com", 500)).toBe("Начислена пеня");
  const { error } = await owner.rpc("enter_payment", {
    for_contract: contract,
    payment: {
      number: 1,
      amount: 10,
      paidOn: "2026-11-20",
      method: "cash",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(error).toBeNull();
  await scene.tick();
  expect((await subjects("maria@example.com")).at(-1)).toMatch(/^Квитанция /);
  await enter(contract, { kind: "inherited", person: { name: "Anna", email: "anna-heir@example.com" } });
  expect(await told("anna-heir@example.com", 600)).toBe("Начислена пеня");
  await expect(
    enter(contract, { kind: "assigned", person: { ...inRussian, locale: "xx" } }),
  ).rejects.toMatchObject({ code: "23514" });
});

test("A late fee is told once, to whoever took the contract over; one that was waived is not", async () => {
  const contract = await agree("first@example.com", "fr");
  await enter(contract, { kind: "assigned", person: { name: "Bea", email: "bea@example.com" } });
  await enter(contract, { kind: "late_fee", amount: 500, dueOn: "2099-01-15" });
  await enter(contract, { kind: "late_fee", amount: 700, dueOn: "2099-01-15" });
  await enter(contract, { kind: "fee_waived", number: 1002, amount: 700 });
  await scene.tick();
  await scene.tick();
  expect(await subjects("bea@example.com")).toContain("Une pénalité de retard a été ajoutée");
  const told = (await scene.lettersTo("bea@example.com")).filter(({ subject }) =>
    subject.startsWith("Une pénalité"),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("500");
  expect(await subjects("first@example.com")).toEqual([]);
});

test("A contract from before reminds of nothing that was due before it was entered, until there was time to enter payments", async () => {
  const email = "from-before@example.com";
  const contract = await agree(email);
  await scene.query(
    "update contract_instalments set due_on = (now() at time zone 'Asia/Bangkok')::date - 40 + number * 10 where contract_id = $1 and number in (1, 2, 3, 4)",
    [contract],
  );
  const tickAfterEntering = async (days: number) => {
    await enteredDaysAgo(contract, days);
    await scene.tick();
    await scene.passTime();
    await scene.tick();
  };
  for (const days of [0, 3, daysToEnterPayments]) await tickAfterEntering(days);
  // The fourth is due today, and its letter says nothing of the three before it.
  expect(await subjects(email)).toEqual(["A payment is due today"]);
  expect((await scene.lettersTo(email))[0]?.text).not.toContain("Overdue in all");
  await tickAfterEntering(daysToEnterPayments + 1);
  expect((await subjects(email)).toSorted()).toEqual([
    "A payment has been overdue for a month",
    "A payment is due today",
    "A payment is still overdue",
  ]);
  expect((await scene.lettersTo(email))[0]?.text).toMatch(/Overdue in all: THB\s300,000/);
});

test("A contract from before brings no receipt of what came long before it was entered; one that is found late is told", async () => {
  const email = "typed-at-once@example.com";
  const contract = await agree(email);
  const today = Date.parse(pattayaDay(new Date()));
  const pay = async (daysAgo: number, amount: number) => {
    const { data, error } = await owner.rpc("enter_payment", {
      for_contract: contract,
      payment: {
        number: 1,
        amount,
        paidOn: pattayaDay(new Date(today - daysAgo * 86_400_000)),
        method: "transfer",
        idempotencyKey: crypto.randomUUID(),
      },
    });
    if (error) throw error;
    return data;
  };
  const receipts = async () =>
    (await subjects(email)).filter((subject) => /^(?:Receipt|Correction) /.test(subject));
  await enteredDaysAgo(contract, 0);
  const [old] = [await pay(daysOfLateLetters + 1, 100), await pay(300, 200)];
  await scene.tick();
  expect(await receipts()).toEqual([]);
  const [row] = await scene.query<{ receipts: number }>(
    "select count(*)::integer as receipts from receipts join payments on payments.id = payment_id where contract_id = $1",
    [contract],
  );
  expect(row?.receipts).toBe(2);
  // Nobody heard of its receipt, so nobody hears that it was taken back.
  const taken = { for_payment: old, reason: "Typed twice", on_day: pattayaDay(new Date()) };
  expect((await owner.rpc("correct_payment", taken)).error).toBeNull();
  await scene.tick();
  expect(await receipts()).toEqual([]);

  await pay(daysOfLateLetters, 300);
  await scene.tick();
  expect(await receipts()).toEqual([expect.stringMatching(/^Receipt /)]);

  await enteredDaysAgo(contract, 100);
  await pay(90, 400);
  await scene.tick();
  expect(await receipts()).toHaveLength(2);
});
