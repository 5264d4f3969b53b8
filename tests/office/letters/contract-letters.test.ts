/** Letters about what the office entered in a contract: how it ended, and what was paid back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysOfLateLetters } from "../../../domain/leads/instalment-steps.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { writeContract } from "../../migrations/leads/lead-scene.ts";
import { openLetterScene } from "./letter-scene.ts";

let scene: Awaited<ReturnType<typeof openLetterScene>>;
let owner: Awaited<ReturnType<(typeof scene)["signIn"]>>;
beforeAll(async () => {
  scene = await openLetterScene();
  owner = await scene.signIn("admin");
});
afterAll(() => scene.close());

const today = pattayaDay(new Date());
const terms = {
  price: 1_000_000,
  premiumPercent: 0,
  downPayment: 0,
  months: 10,
  interestPercent: 0,
  upgradeAfterMonths: 1,
  carryOverPercent: 50,
  downPaymentCounts: true,
  forfeiturePercent: 40,
};
type Terms = Parameters<typeof writeContract>[0];

/** A contract of which the first instalments are paid. Its other letters are not looked at. */
async function agree(email: string, { paid = 1, locale = "en", listingId = null as string | null } = {}) {
  const lead = await scene.addLead(email, locale);
  const { data, error } = await owner.rpc("agree_contract", {
    for_lead: lead,
    terms: writeContract({ ...terms, startsOn: "2026-01-05", listingId } as Terms),
  });
  if (error) throw error;
  const parts = Array.from({ length: paid }, (_, index) => ({ number: index + 1, amount: 100_000 }));
  const arrival = { parts, paidOn: "2026-02-05", method: "transfer", idempotencyKey: crypto.randomUUID() };
  const { error: unpaid } = await owner.rpc("enter_payments", { for_contract: data, arrival });
  if (unpaid) throw unpaid;
  return data;
}

const enter = async (contract: string, entry: object) => {
  const common = { reason: "For the office alone", happenedOn: today, idempotencyKey: crypto.randomUUID() };
  const { error } = await owner.rpc("enter_contract_entry", {
    for_contract: contract,
    entry: { ...common, ...entry },
  });
  if (error) throw error;
};

/** What was written about the contract, oldest first, with ordinary spaces. */
async function lettersTo(email: string) {
  for (const _ of [1, 2]) await scene.tick();
  return (await scene.lettersTo(email))
    .filter(({ subject }) => !/^(?:Receipt|Reçu|A payment|Un paiement)/.test(subject))
    .map(({ subject, text }) => ({
      subject: subject.replace(/ – .*/, ""),
      text: text.replaceAll(/[\u00a0\u202f]/g, " "),
    }))
    .toReversed();
}

test("Who stopped paying reads once what was paid, kept and goes back, and what was paid back", async () => {
  const email = "stopped@example.com";
  const contract = await agree(email);
  await enter(contract, { kind: "defaulted", paid: 100_000, kept: 40_000 });
  expect(await lettersTo(email)).toEqual([
    { subject: "Your contract has ended", text: expect.stringContaining("because payments were missed") },
  ]);
  await enter(contract, { kind: "refunded", amount: 25_000 });
  await enter(contract, { kind: "refunded", amount: 35_000 });
  const [ended, ...refunds] = await lettersTo(email);
  for (const words of ["Paid: THB 100,000", "Kept: THB 40,000", "Goes back to you: THB 60,000"])
    expect(ended?.text).toContain(words);
  expect(ended?.text).not.toContain("For the office alone");
  expect(refunds.map(({ subject }) => subject)).toEqual(Array(2).fill("We have paid money back to you"));
  const texts = refunds.map(({ text }) => text).join();
  for (const words of [
    "paid THB 25,000 back",
    "paid THB 35,000 back",
    "Still goes back to you: THB 35,000",
    "Still goes back to you: THB 0",
  ])
    expect(texts).toContain(words);
});

test("An ending that is taken back before its letter leaves is told to nobody; who was told hears of it", async () => {
  const email = "slip@example.com";
  const contract = await agree(email);
  await enter(contract, { kind: "terminated", paid: 100_000, kept: 0 });
  await enter(contract, { kind: "reopened" });
  expect(await lettersTo(email)).toEqual([]);
  await enter(contract, { kind: "terminated", paid: 100_000, kept: 0 });
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(["Your contract has ended"]);
  await enter(contract, { kind: "reopened" });
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    "Your contract has ended",
    "Your contract goes on",
  ]);
});

test("The rest that was paid early and the ownership are told, to who buys now, in their language", async () => {
  const contract = await agree("before@example.com");
  const heir = "heritiere@example.com";
  await enter(contract, { kind: "inherited", person: { name: "Anne", email: heir, locale: "fr" } });
  await enter(contract, { kind: "paid_off", amount: 900_000, method: "transfer" });
  await enter(contract, { kind: "transferred" });
  const letters = await lettersTo(heir);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    "Le reste est payé",
    "Votre logement est à vous",
  ]);
  expect(letters.map(({ text }) => text).join()).toContain("Payé : 1 000 000 THB");
  expect(await lettersTo("before@example.com")).toEqual([]);
});

test("An upgrade says what moves along, and to which home", async () => {
  const email = "upgrade@example.com";
  const homes = await scene.query<{ id: string; title: string }>(
    "select id, title from listings where language = 'en' and status @> '{for-sale}' order by title limit 2",
  );
  const contract = await agree(email, { listingId: homes[0]?.id ?? null });
  const next = { ...terms, price: 2_000_000, downPayment: 50_000, startsOn: today, listingId: homes[1]?.id };
  const { error } = await owner.rpc("upgrade_contract", {
    for_contract: contract,
    entry: {
      kind: "upgraded",
      reason: "A bigger home",
      happenedOn: today,
      paid: 100_000,
      moved: 50_000,
      idempotencyKey: crypto.randomUUID(),
    },
    terms: writeContract(next as unknown as Terms),
  });
  expect(error).toBeNull();
  const [letter, ...others] = (await lettersTo(email)).filter(({ subject }) =>
    subject.startsWith("Your move"),
  );
  expect(others).toEqual([]);
  for (const words of [
    `Your next home: ${homes[1]?.title}`,
    "Paid: THB 100,000",
    "Moves along: THB 50,000",
    "Does not move along: THB 50,000",
  ])
    expect(letter?.text).toContain(words);
});

test("An ending of long before its contract was entered is told to nobody, and neither is that it was taken back", async () => {
  const email = "entered-late@example.com";
  const contract = await agree(email);
  const daysAgo = (days: number) => pattayaDay(new Date(Date.parse(today) - days * 86_400_000));
  const ending = { kind: "terminated", paid: 100_000, kept: 0 };
  await enter(contract, { ...ending, happenedOn: daysAgo(daysOfLateLetters + 1) });
  expect(await lettersTo(email)).toEqual([]);
  await enter(contract, { kind: "reopened" });
  expect(await lettersTo(email)).toEqual([]);
  await enter(contract, { ...ending, happenedOn: daysAgo(daysOfLateLetters) });
  expect(await lettersTo(email)).toHaveLength(1);
  await enter(contract, { kind: "reopened" });
  expect(await lettersTo(email)).toHaveLength(2);

  await scene.query("update contracts set created_at = now() - interval '100 days' where id = $1", [
    contract,
  ]);
  await enter(contract, { ...ending, happenedOn: daysAgo(90) });
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    "Your contract has ended",
    "Your contract goes on",
    "Your contract has ended",
  ]);
});

test("Where the office has stopped a contract's letters, none of these is sent either", async () => {
  const email = "quiet@example.com";
  const contract = await agree(email);
  const stop = async (are_stopped: boolean) => {
    const { error } = await owner.rpc("stop_letters", { for_contract: contract, are_stopped });
    expect(error).toBeNull();
  };
  await stop(true);
  await enter(contract, { kind: "defaulted", paid: 100_000, kept: 0 });
  await stop(false);
  await enter(contract, { kind: "refunded", amount: 100_000 });
  await stop(true);
  expect(await lettersTo(email)).toEqual([]);
});
