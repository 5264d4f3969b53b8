/** How the office enters what happens to a contract after it was agreed. Sums are in baht. */
import * as v from "valibot";
import { dayWithin } from "../../day-window.ts";
import { locales } from "../../languages/locales.ts";
import { lastInstalment } from "./contract-entry.ts";
import { baht, contractTermsSchema, filled, whole } from "./lead-orders.ts";

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
