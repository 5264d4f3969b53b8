/** What happens to a contract after it was agreed, as the office enters it. Sums are in baht. */
import * as v from "valibot";
import { dayWithin } from "../../day-window.ts";
import { type Locale, locales } from "../../languages/locales.ts";
import { baht, contractTermsSchema, filled, whole } from "./lead-orders.ts";

/** Late fees are numbered above it, instalments up to it. */
export const lastInstalment = 1_000;

/** They end a contract. */
export const endings = ["defaulted", "terminated", "transferred", "upgraded", "annulled"] as const;
export type Ending = (typeof endings)[number];
export const entryKinds = [
  ...endings,
  "paid_off",
  "reopened",
  "rescheduled",
  "late_fee",
  "fee_waived",
  "refunded",
  "assigned",
  "inherited",
  "buyer_added",
] as const;
export type EntryKind = (typeof entryKinds)[number];

type ReplacedInstalment = { number: number; dueOn: string; amount: number };

export type ContractEntry = {
  id: string;
  kind: EntryKind;
  happenedOn: string;
  reason: string;
  /** Of a fee, a payoff or a refund. */
  amount: number | null;
  /** At an ending: what was paid is what is kept, returned and moved along. */
  paid: number | null;
  kept: number | null;
  returned: number | null;
  moved: number | null;
  /** The late fee, or the first instalment that was replaced. */
  number: number | null;
  /** `locale` is that of letters to who took the contract over. Without one it stays as it was. */
  person: { name: string; email?: string; phone?: string; locale?: Locale } | null;
  admin: string | null;
  replaced: ReplacedInstalment[];
};

const uuid = v.pipe(v.string(), v.uuid());
const said = {
  happenedOn: dayWithin("paidOn"),
  reason: filled(500),
};
const entered = { ...said, idempotencyKey: uuid };
const sum = v.pipe(baht, v.minValue(0.01));
const person = v.object({
  name: filled(120),
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
  phone: v.optional(filled(40)),
  locale: v.optional(v.picklist(locales)),
});

/** The sums are those that the office saw. The database refuses them when they have changed meanwhile. */
export const contractEntrySchema = v.variant("kind", [
  v.object({ kind: v.picklist(["defaulted", "terminated"]), paid: baht, kept: baht, ...entered }),
  v.object({
    kind: v.literal("paid_off"),
    amount: sum,
    method: v.picklist(["transfer", "cash", "card", "other"]),
    ...entered,
  }),
  v.object({ kind: v.picklist(["transferred", "reopened"]), ...entered }),
  v.object({
    kind: v.literal("rescheduled"),
    fromNumber: whole(1, 480),
    instalments: v.pipe(
      v.array(v.object({ dueOn: v.pipe(v.string(), v.isoDate()), amount: sum })),
      v.minLength(1),
      v.maxLength(480),
    ),
    ...entered,
  }),
  v.object({ kind: v.literal("late_fee"), amount: sum, dueOn: v.pipe(v.string(), v.isoDate()), ...entered }),
  v.object({
    kind: v.literal("fee_waived"),
    number: whole(lastInstalment + 1, 2 * lastInstalment),
    amount: sum,
    ...entered,
  }),
  v.object({ kind: v.literal("refunded"), amount: sum, ...entered }),
  v.object({ kind: v.picklist(["assigned", "inherited", "buyer_added"]), person, ...entered }),
]);
export type NewContractEntry = v.InferOutput<typeof contractEntrySchema>;

/** One action: this contract ends, and the next one begins with what moves along. */
export const upgradeSchema = v.object({
  entry: v.object({ paid: baht, moved: baht, ...said }),
  idempotencyKey: uuid,
  listingId: uuid,
  terms: contractTermsSchema,
  instalments: v.pipe(v.array(sum), v.maxLength(480)),
});
