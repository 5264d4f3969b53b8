/** Which instalment a line of a statement pays, why, and how sure that is. It proposes; a person enters. */
import type { Satang } from "../../finance/finance.ts";
import { findReferences } from "../payment-reference.ts";
import { type OwedInstalment, type PaymentPart, spreadPayment } from "../spread-payment.ts";
import type { StatementLine } from "./statement-lines.ts";

export type PayableContract = {
  id: string;
  paymentCode: string;
  lead: string;
  /** Of the enquiry, which every letter names. */
  reference: string;
  name: string;
  home: string | null;
  owed: OwedInstalment[];
  /** The sum of the instalments after those. */
  owedLater: Satang;
};

/** What was entered without a statement. */
export type ArrivalByHand = { contract: string; name: string; paidOn: string; amount: Satang };

type MatchReason = "reference" | "enquiry" | "amount" | "name" | "date";

export type Proposal = {
  contract: PayableContract;
  parts: PaymentPart[];
  reasons: MatchReason[];
  /** `sure`: our reference and no doubt. `likely`: two things fit. `perhaps`: one. */
  certainty: "sure" | "likely" | "perhaps";
  /** More than this contract owes in what we look at: somebody must decide. */
  left: Satang;
};

/** Days between the payment and the day it is due that speak for an instalment. */
const nearDays = 10;
const dayMs = 86_400_000;

/**
 * Takes one line after the other: what one pays is taken from what the next ones can pay, unless it was probably entered
 * by hand. Pages call it for some lines at a time, so that ten thousand do not freeze them.
 */
export function createMatcher(
  contracts: readonly PayableContract[],
  byHand: readonly ArrivalByHand[] = [],
): (line: StatementLine) => Proposal | undefined {
  const open: Open = new Map(contracts.map(({ id, owed }) => [id, owed.map((one) => ({ ...one }))]));
  const byCode = new Map(contracts.map((contract) => [contract.paymentCode, contract]));
  const named = contracts.map((contract) => ({ contract, words: nameWords(contract.name) }));
  const met = new Set<ArrivalByHand>();
  return (line) => {
    const proposal = matchReference(line, byCode, open) ?? matchRest(line, named, open);
    if (!proposal) return undefined;
    const alike = arrivalsLike(line, byHand).filter(
      ({ contract }) => contract === proposal.contract.id || proposal.certainty === "perhaps",
    );
    // One sum that was entered by hand is one line. What that one pays is not owed any more.
    const sameOne = alike.find((arrival) => !met.has(arrival));
    if (sameOne) met.add(sameOne);
    else take(proposal.parts, open.get(proposal.contract.id) ?? []);
    // A second line of the same content may be the bank's, or the same one copied twice.
    const isDoubled = line.occurrence > 1 || alike.length > 0;
    return isDoubled && proposal.certainty === "sure" ? { ...proposal, certainty: "likely" } : proposal;
  };
}

function take(parts: readonly PaymentPart[], owed: OwedInstalment[]): void {
  for (const part of parts) {
    const due = owed.find(({ number }) => number === part.number);
    if (due) due.owed -= part.amount;
  }
}

/** Perhaps the same transfer as the line's. */
export function arrivalsLike(line: StatementLine, byHand: readonly ArrivalByHand[]): ArrivalByHand[] {
  return byHand.filter(({ paidOn, amount }) => paidOn === line.paidOn && amount === line.amount);
}

type Open = ReadonlyMap<string, OwedInstalment[]>;

function matchReference(
  line: StatementLine,
  byCode: ReadonlyMap<string, PayableContract>,
  open: Open,
): Proposal | undefined {
  const found = findReferences(line.text).filter(({ paymentCode }) => byCode.has(paymentCode));
  const [first] = found;
  const contract = first && byCode.get(first.paymentCode);
  if (!first || !contract) return undefined;
  const owed = open.get(contract.id) ?? [];
  const named = owed.find(({ number }) => number === first.instalment);
  // What is named may be paid already: then the money goes to what is open.
  const { parts, left } = spreadPayment(
    line.amount,
    owed,
    named && named.owed > 0 ? first.instalment : undefined,
  );
  if (parts.length === 0) return undefined;
  const isExact = named?.owed === line.amount;
  const isOne = new Set(found.map(({ paymentCode }) => paymentCode)).size === 1;
  return {
    contract,
    parts,
    left,
    reasons: [
      "reference",
      ...reasonsOf(line, named),
      ...(hasWords(plainText(line.text), nameWords(contract.name)) ? (["name"] as const) : []),
    ],
    certainty: isExact && isOne ? "sure" : "likely",
  };
}

type Named = { contract: PayableContract; words: string[] };

/**
 * Without a payment's reference: that of the enquiry, amount, name and day. Two contracts that fit equally well are only
 * a perhaps.
 */
function matchRest(line: StatementLine, contracts: readonly Named[], open: Open): Proposal | undefined {
  const text = plainText(line.text);
  const enquiries = findEnquiries(line.text);
  let best: { proposal: Proposal; weight: number } | undefined;
  let isTie = false;
  for (const { contract, words } of contracts) {
    const owed = open.get(contract.id) ?? [];
    const byName = hasWords(text, words);
    const byEnquiry = enquiries.has(contract.reference);
    const hasAmount = owed.some((one) => one.owed === line.amount);
    if (!byName && !byEnquiry && !hasAmount) continue;
    const due =
      owed.find((one) => one.owed === line.amount && isNear(line, one)) ??
      owed.find((one) => (hasAmount ? one.owed === line.amount : one.owed > 0));
    if (!due) continue;
    const reasons: MatchReason[] = [
      ...reasonsOf(line, due),
      ...(byEnquiry ? (["enquiry"] as const) : []),
      ...(byName ? (["name"] as const) : []),
    ];
    const weight =
      (byEnquiry ? 8 : 0) + (byName ? 4 : 0) + (hasAmount ? 2 : 0) + (reasons.includes("date") ? 1 : 0);
    if (best && weight <= best.weight) {
      isTie ||= weight === best.weight;
      continue;
    }
    isTie = false;
    const certainty = (byName || byEnquiry) && hasAmount ? "likely" : "perhaps";
    const proposal = {
      contract,
      ...spreadPayment(line.amount, owed, due.number),
      reasons,
      certainty,
    } as const;
    best = { weight, proposal };
  }
  return best && isTie ? { ...best.proposal, certainty: "perhaps" } : best?.proposal;
}

/** All that looks like the reference of an enquiry. Banks write its hyphen as a space, or leave it out. */
function findEnquiries(text: string): Set<string> {
  const found = text.toUpperCase().matchAll(/\b(?=([A-Z2-9]{4})[- ]?([A-Z2-9]{4})\b)/g);
  return new Set(Array.from(found, ([, start, end]) => `${start}-${end}`));
}

function reasonsOf(line: StatementLine, due: OwedInstalment | undefined): MatchReason[] {
  if (!due) return [];
  return [
    ...(due.owed === line.amount ? (["amount"] as const) : []),
    ...(isNear(line, due) ? (["date"] as const) : []),
  ];
}

function isNear(line: StatementLine, due: OwedInstalment): boolean {
  return Math.abs(Date.parse(line.paidOn) - Date.parse(due.dueOn)) <= nearDays * dayMs;
}

/** Titles say nothing about who it is. */
const titles = new Set(["mr", "mrs", "ms", "miss", "dr", "นาย", "นาง", "นางสาว", "น.ส", "คุณ"]);

/** Banks leave them out, or put a space there. */
const joints = /['’‘ʼ`´\-‐‑–]/g;

function nameWords(name: string): string[] {
  return plainText(name.replaceAll(joints, " "))
    .split(/[\s,]+/)
    .filter((word) => word.length > 1 && !titles.has(word.replace(/\.$/, "")));
}

function plainText(text: string): string {
  return text.replaceAll(joints, "").normalize("NFKC").toLowerCase();
}

/** Banks cut long names: one word must stand there whole, and of the others at least the first three letters. */
function hasWords(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word)) && words.every((word) => text.includes(word.slice(0, 3)));
}
