/** Letters to a referrer: entered, paid and taken back, in their language, with their page and nobody's data. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { isValidReferrerPass } from "../../../domain/referrals/referrer-page.ts";
import { fillLetter } from "../../../domain/texts/letters/fill-letter.ts";
import type { ToldCommission } from "../../../office/letters/told-letter.ts";
import { writeCommissionLetter } from "../../../office/letters/write-commission-letter.ts";
import { plainTerms, writeContract } from "../../migrations/leads/lead-scene.ts";
import { openLetterScene } from "./letter-scene.ts";

const key = "a key of thirty-two letters or more";
let scene: Awaited<ReturnType<typeof openLetterScene>>;
beforeAll(async () => {
  scene = await openLetterScene();
});
afterAll(() => scene.close());

test("A referrer reads in their own language what was entered and paid, with a link to their page", async () => {
  const owner = await scene.signIn("admin");
  const today = pattayaDay(new Date());
  const call = async (answer: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await answer;
    expect(error).toBeNull();
    return data as string;
  };
  const saved = { name: "Anna Berger", email: "anna@partner.example", phone: "", locale: "de" };
  const terms = { commissionBaht: 20_000, commissionPercent: null, validMonths: 12 };
  await call(owner.rpc("save_referrer", { saved: { ...saved, ...terms, code: "anna-7", leadId: null } }));
  const [{ id } = { id: "" }] = await scene.query<{ id: string }>(
    `insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, referral)
     values ('CCCC-CCCC', 'contact', 'Secret Buyer', 'secret-buyer@example.com', 'email', '2026-11-21',
       'fingerprint-of-the-buyer', 'sender-of-the-buyer', 'anna-7') returning id`,
  );
  const agreed = writeContract({ ...plainTerms, price: 600_000, months: 60, startsOn: today });
  const contract = await call(
    owner.rpc("agree_contract", { for_lead: id, terms: { ...agreed, listingId: null } }),
  );
  await call(
    owner.rpc("enter_payment", {
      for_contract: contract,
      payment: {
        number: 1,
        amount: 10_000,
        paidOn: today,
        method: "cash",
        idempotencyKey: crypto.randomUUID(),
      },
    }),
  );
  await scene.tick({ guideLinkKey: key });
  const settlement = { kind: "settled", amount: 20_000, on: today, note: "", despiteDoubts: false };
  await call(
    owner.rpc("settle_commission", {
      for_contract: contract,
      settlement: { ...settlement, idempotencyKey: crypto.randomUUID() },
    }),
  );
  await scene.tick({ guideLinkKey: key });
  await scene.tick({ guideLinkKey: key });
  const letters = (await scene.lettersTo("anna@partner.example")).toReversed();
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Eine Provision für Sie – anna-7",
    "Ihre Provision ist ausgezahlt – anna-7",
  ]);
  for (const { text } of letters) {
    expect(text).toMatch(/THB|20\.000/);
    expect(text).not.toMatch(/Secret|CCCC|secret-buyer/);
    expect(text).toContain(letterTexts.de.contractAsk);
    const [address = ""] = /https?:\S+\/de\/referrals\?\S+/.exec(text) ?? [];
    const asked = new URL(address).searchParams;
    const [code = "", page = "", pass = ""] = ["code", "page", "pass"].map((name) => asked.get(name) ?? "");
    expect(await isValidReferrerPass(key, { code, page, pass }, new Date())).toBe(true);
    expect(await isValidReferrerPass(key, { code, page: "2", pass }, new Date())).toBe(false);
    expect(await isValidReferrerPass(key, { code: "other", page, pass }, new Date())).toBe(false);
  }
});

test("A commission that was taken back, and one that the referrer has returned, are told in words of their own", async () => {
  const told = {
    kind: "commission",
    audience: "visitor",
    to: "anna@partner.example",
    locale: "en",
    reference: "anna-7",
    news: "settled",
    isReturned: false,
    pageVersion: 1,
    amount: 20_000,
    on: "2026-11-20",
  } as const;
  const letterOf = async (change: Partial<ToldCommission>) => {
    const { subject, text } = await writeCommissionLetter(
      { ...told, ...change },
      { ...scene.settings, siteName: "Baan Tawan" },
      letterTexts.en,
      key,
    );
    return { subject, text: text.replaceAll("\u00a0", " ") };
  };
  const wordsOf = (words: string) => fillLetter(words, { amount: "THB 20,000", day: "20 November 2026" });
  const { commissionReversed, commissionReversedSubject, commissionReturned, commissionReturnedSubject } =
    letterTexts.en;
  for (const [change, subject, text] of [
    [{ news: "reversed" }, commissionReversedSubject, commissionReversed],
    [{ isReturned: true }, commissionReturnedSubject, commissionReturned],
  ] as const) {
    const letter = await letterOf(change);
    expect(letter.subject).toContain(subject);
    expect(letter.text).toContain(wordsOf(text));
  }
});
