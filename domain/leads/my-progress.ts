/** How far an enquiry has come for its sender: as the office moved it, and as its contract and the money say. */
import { endingOf } from "./desk/contract-ending.ts";
import { isAllPaid } from "./desk/contract-progress.ts";
import { type OfferStep, leadSteps, offerSteps } from "./desk/lead-states.ts";
import type { MyApplication, MyContract, MyLead } from "./my-application.ts";

const mySteps = [...leadSteps, "paid", "owned"] as const;
type MyStep = (typeof mySteps)[number];

/** In their order. Those behind `present` are still to come. */
type Progress<Step> = { steps: { step: Step; at: string | undefined }[]; present: number };
type Reached = Map<MyStep, string | undefined>;

/** A guide, an offer of a home and a viewing alone are no way to a home of one's own. */
export function hasSteps({ kind, hasContract }: Pick<MyLead, "kind" | "hasContract">): boolean {
  return kind === "viewing" ? hasContract : kind !== "guide" && kind !== "affiliate" && kind !== "offer";
}

type MyState =
  | "waiting"
  | "answered"
  | "guide"
  | Exclude<MyLead["state"], "new">
  | `offer.${Exclude<OfferStep, "new" | "options_sent">}`;

/** What an enquiry in the list is at for its sender. The office's states are about its own work with buyers. */
export function myStateOf(lead: Pick<MyLead, "kind" | "state" | "answeredAt" | "hasContract">): MyState {
  const { kind, state, answeredAt, hasContract } = lead;
  if (state === "lost") return state;
  if (state !== "new" && (hasContract || hasSteps(lead))) return state;
  if (kind === "guide") return kind;
  const offered = offerSteps.find((step) => step === state);
  if (kind === "offer" && offered && offered !== "new" && offered !== "options_sent")
    return `offer.${offered}`;
  return answeredAt === null ? "waiting" : "answered";
}

/** Null of what has ended for the sender without the home becoming theirs. */
export function readMyProgress(
  application: Pick<MyApplication, "state" | "steps" | "createdAt" | "contract" | "handedOn">,
): Progress<MyStep> | null {
  const { state, steps, createdAt, contract, handedOn } = application;
  const ending = contract && endingOf(contract)?.kind;
  const isHandedOn = !contract && handedOn.length > 0;
  const isOff = isHandedOn || ending === "defaulted" || ending === "terminated";
  // The office may have begun anew after the end.
  if (state === "lost" || (isOff && leadSteps.indexOf(state) >= leadSteps.indexOf("contract"))) return null;
  const reached: Reached = new Map([["new", createdAt]]);
  for (const { state: step, at } of steps) reached.set(step, at);
  const byMoney = contract && !isOff && ending !== "annulled" ? reachedByMoney(contract) : new Map();
  const furthest = Math.max(...[state, ...byMoney.keys()].map((step) => mySteps.indexOf(step)));
  // An upgrade is the buyer's choice, so nobody waits for it.
  const shown = mySteps.filter((step) => step !== "upgrade" || state === step || byMoney.has(step));
  return {
    steps: shown.map((step) => ({
      step,
      at: mySteps.indexOf(step) <= furthest ? (reached.get(step) ?? byMoney.get(step)) : undefined,
    })),
    present: shown.indexOf(mySteps[furthest] ?? "new"),
  };
}

/** Null of an offer that came to nothing. */
export function readOfferProgress({
  state,
  steps,
  createdAt,
}: Pick<MyApplication, "state" | "steps" | "createdAt">): Progress<OfferStep> | null {
  const present = offerSteps.findIndex((step) => step === state);
  if (present < 0) return null;
  const reached = new Map<MyStep, string>([["new", createdAt]]);
  for (const { state: step, at } of steps) reached.set(step, at);
  return {
    steps: offerSteps.map((step, index) => ({ step, at: index <= present ? reached.get(step) : undefined })),
    present,
  };
}

function reachedByMoney(contract: MyContract): Reached {
  const reached: Reached = new Map([["contract", undefined]]);
  const { instalments, payments, follows } = contract;
  const lastPaid = (those: typeof payments) =>
    those
      .map(({ paidOn }) => paidOn)
      .toSorted()
      .at(-1);
  const down = instalments.find(({ number }) => number === 0);
  if (down && down.amount > 0 && down.paid >= down.amount)
    reached.set("down_payment", lastPaid(payments.filter(({ number }) => number === 0)));
  if (follows) reached.set("upgrade", undefined);
  if (isAllPaid(contract)) reached.set("paid", lastPaid(payments));
  const ending = endingOf(contract);
  if (ending?.kind === "transferred") reached.set("owned", ending.happenedOn);
  return reached;
}
