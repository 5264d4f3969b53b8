import { expect, test } from "vitest";
import type { MyApplication, MyContract } from "../../../domain/leads/my-application.ts";
import { myStateOf, readMyProgress, readOfferProgress } from "../../../domain/leads/my-progress.ts";

const paid = (number: number, paidOn: string): MyContract["payments"][number] => ({
  id: `${number} ${paidOn}`,
  number,
  amount: 100,
  paidOn,
  method: "transfer",
  currency: null,
  foreignAmount: null,
  bahtPerUnit: null,
  receipt: null,
  surplus: null,
  corrects: null,
});
const contract: MyContract = {
  id: "contract",
  paymentCode: "BCDF",
  paying: null,
  home: null,
  price: 300,
  contractPrice: 300,
  downPayment: 100,
  months: 2,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-01-01",
  upgradeAfterMonths: 1,
  carryOverPercent: 50,
  downPaymentCounts: true,
  forfeiturePercent: 50,
  instalments: [0, 1, 2].map((number) => ({ number, dueOn: "2026-01-01", amount: 100, paid: 0 })),
  fees: [],
  follows: null,
  endedBy: null,
  entries: [],
  payments: [],
  documents: [],
};
const application: Pick<MyApplication, "state" | "steps" | "createdAt" | "contract" | "handedOn"> = {
  state: "contract",
  createdAt: "2025-12-01T03:00:00Z",
  steps: [{ state: "contract", at: "2025-12-20T03:00:00Z" }],
  contract,
  handedOn: [],
};

/** Paid in full up to this instalment. */
function payUpTo(last: number, more: Partial<MyContract> = {}): MyContract {
  return {
    ...contract,
    instalments: contract.instalments.map((one) => ({ ...one, paid: one.number <= last ? one.amount : 0 })),
    payments: [0, 1, 2]
      .filter((number) => number <= last)
      .map((number) => paid(number, `2026-0${number + 1}-05`)),
    ...more,
  };
}

function end(kind: "terminated" | "transferred" | "annulled", of: MyContract): MyContract {
  const entry = { id: "end", kind, happenedOn: "2026-04-01" } as MyContract["entries"][number];
  return { ...of, endedBy: "end", entries: [entry] };
}

function present(changes: Partial<typeof application>) {
  const progress = readMyProgress({ ...application, ...changes });
  if (!progress) return null;
  const { step, at } = progress.steps[progress.present] ?? {};
  return [step, at];
}

test("The steps follow the contract: signed, down payment, everything paid, ownership", () => {
  expect(present({ state: "viewing", steps: [] })).toEqual(["contract", undefined]);
  expect(present({})).toEqual(["contract", "2025-12-20T03:00:00Z"]);
  expect(present({ contract: payUpTo(0) })).toEqual(["down_payment", "2026-01-05"]);
  expect(present({ state: "keys", contract: payUpTo(1) })).toEqual(["keys", undefined]);
  expect(present({ contract: payUpTo(2) })).toEqual(["paid", "2026-03-05"]);
  const fee = { number: 1_001, dueOn: "2026-03-01", amount: 10, paid: 0 };
  expect(present({ contract: payUpTo(2, { fees: [fee] }) })?.[0]).toBe("down_payment");
  expect(present({ contract: end("transferred", payUpTo(2)) })).toEqual(["owned", "2026-04-01"]);
});

test("What has ended otherwise is closed until the office begins anew, and a mistake never was", () => {
  expect(present({ contract: end("terminated", payUpTo(1)) })).toBeNull();
  expect(present({ state: "options_sent", contract: end("terminated", payUpTo(1)) })?.[0]).toBe(
    "options_sent",
  );
  expect(present({ state: "viewing", steps: [], contract: end("annulled", payUpTo(0)) })?.[0]).toBe(
    "viewing",
  );
  expect(present({ state: "lost", contract: null })).toBeNull();
  const handedOn = [{ home: null, on: "2026-03-01", paid: 200 }];
  expect(present({ state: "keys", contract: null, handedOn })).toBeNull();
  expect(present({ handedOn })?.[0]).toBe("contract");
});

test("An upgrade is a step only of who has upgraded", () => {
  const steps = (of: MyContract) =>
    readMyProgress({ ...application, contract: of })?.steps.map(({ step }) => step);
  expect(steps(contract)).not.toContain("upgrade");
  expect(steps({ ...contract, follows: "the one before" })).toContain("upgrade");
  expect(present({ state: "upgrade" })?.[0]).toBe("upgrade");
});

test("An offer has steps of its own, up to sold or let, and no upgrade", () => {
  const sent = {
    createdAt: "2026-11-01T03:00:00Z",
    steps: [{ state: "viewing", at: "2026-11-03T03:00:00Z" }],
  } as const;
  expect(readOfferProgress({ ...sent, steps: [...sent.steps], state: "viewing" })).toEqual({
    steps: [
      { step: "new", at: "2026-11-01T03:00:00Z" },
      { step: "options_sent", at: undefined },
      { step: "viewing", at: "2026-11-03T03:00:00Z" },
      ...(["contract", "down_payment", "keys"] as const).map((step) => ({ step, at: undefined })),
    ],
    present: 2,
  });
  expect(readOfferProgress({ ...sent, steps: [], state: "lost" })).toBeNull();
});

test.each([
  [{ kind: "application", state: "options_sent" }, "options_sent"],
  [{ kind: "application", state: "new" }, "waiting"],
  [{ kind: "contact", state: "new", answeredAt: "2026-11-30T03:00:00Z" }, "answered"],
  // The office moves every enquiry through its own states. An owner was sent no homes.
  [{ kind: "offer", state: "options_sent", answeredAt: "2026-11-30T03:00:00Z" }, "answered"],
  [{ kind: "offer", state: "down_payment", answeredAt: "2026-11-30T03:00:00Z" }, "offer.down_payment"],
  [{ kind: "offer", state: "lost" }, "lost"],
  [{ kind: "viewing", state: "viewing" }, "waiting"],
  [{ kind: "viewing", state: "contract", hasContract: true }, "contract"],
  [{ kind: "guide", state: "new" }, "guide"],
  [{ kind: "guide", state: "keys", hasContract: true }, "keys"],
  [{ kind: "affiliate", state: "lost" }, "lost"],
] as const)("In the list %j is at: %s", (lead, state) => {
  expect(myStateOf({ answeredAt: null, hasContract: false, ...lead })).toBe(state);
});
