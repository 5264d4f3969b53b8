/** What admins may ask of a lead, checked in the form where it is typed and again in the Worker. */
import * as v from "valibot";
import { dayWithin, instantWithin } from "../../day-window.ts";
import { foreignCurrencies } from "../../finance/exchange-rates.ts";
import { contractPriceOf, toSatang } from "../../finance/finance.ts";
import { planOf } from "../../finance/finance-terms.ts";
import { leadKinds } from "../lead-choices.ts";
import { mostParts } from "../../paying/spread-payment.ts";
import { storableText } from "../../site/storable-text.ts";
import { findUnfilled } from "./reply-texts.ts";
import { leadStates, lostReasons, paymentMethods, replyChannels, officeStatuses } from "./lead-states.ts";

const uuid = v.pipe(v.string(), v.uuid());
const text = (most: number) => v.pipe(storableText, v.trim(), v.maxLength(most));
export const filled = (most: number) => v.pipe(storableText, v.trim(), v.nonEmpty(), v.maxLength(most));
const instant = v.pipe(v.string(), v.isoTimestamp());
export const baht = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(999_999_999_999),
  v.check(hasWholeSatang, "at most two decimals"),
);
/** Two decimals, as the database keeps them. */
const percent = (most: number) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(most), v.check(hasWholeSatang, "at most two decimals"));
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** In months. */
const longestContract = 480;
/** The longest reply. */
export const longestReply = 8_000;

export const leadListSchema = v.object({
  state: v.optional(v.picklist(leadStates)),
  kind: v.optional(v.picklist(leadKinds)),
  assignee: v.optional(v.union([v.literal("nobody"), uuid])),
  /** Those that wait for an answer, the nearest deadline first. */
  due: v.optional(v.picklist(["waiting", "overdue"])),
  q: v.optional(v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(100))),
  afterAt: v.optional(instant),
  afterId: v.optional(uuid),
});

export const moveSchema = v.pipe(
  v.object({
    from: v.picklist(leadStates),
    to: v.picklist(leadStates),
    reason: v.optional(v.picklist(lostReasons)),
  }),
  v.check(
    ({ to, reason }) => (to === "lost") === (reason !== undefined),
    "lost, and nothing else, needs a reason",
  ),
);

export const assignSchema = v.object({ from: v.nullable(uuid), to: v.nullable(uuid) });
export const noteSchema = v.object({ body: filled(4_000), idempotencyKey: uuid });
export const reminderSchema = v.object({
  at: instantWithin("reminder"),
  body: filled(500),
  idempotencyKey: uuid,
});
export const presenceSchema = v.object({ isReplying: v.boolean() });
export const draftSchema = v.object({
  subject: v.pipe(storableText, v.maxLength(200)),
  body: v.pipe(storableText, v.maxLength(longestReply)),
});

export const replySchema = v.object({
  channel: v.picklist(replyChannels),
  subject: v.pipe(text(200), v.regex(/^[^\r\n]*$/, "must be one line")),
  body: v.pipe(
    filled(longestReply),
    v.check((body) => findUnfilled(body) === undefined, "has a part in brackets that is not filled in"),
  ),
  /** An email waits until then. */
  sendAt: v.optional(instantWithin("sendLater")),
  movesOn: v.boolean(),
  idempotencyKey: uuid,
});

const viewing = {
  startsAt: instantWithin("viewing"),
  minutes: whole(10, 480),
  byVideo: v.boolean(),
  place: text(300),
};
export const newViewingSchema = v.object({ ...viewing, idempotencyKey: uuid });
export const viewingChangeSchema = v.object({
  ...v.partial(v.object({ ...viewing, status: v.picklist(officeStatuses) })).entries,
  /** The `sequence` of the viewing that was on the screen. */
  seen: v.pipe(v.number(), v.integer()),
});

export const contractTermsSchema = v.pipe(
  v.object({
    /** Today's cash price. */
    price: v.pipe(baht, v.minValue(1)),
    downPayment: baht,
    months: whole(1, longestContract),
    premiumPercent: percent(100),
    interestPercent: percent(50),
    startsOn: dayWithin("contractStart"),
    upgradeAfterMonths: whole(1, longestContract),
    carryOverPercent: percent(100),
    downPaymentCounts: v.boolean(),
    forfeiturePercent: percent(100),
  }),
  v.forward(
    v.check(
      (terms) => toSatang(terms.downPayment) < contractPriceOf(planOf(terms.price, terms)),
      "must be less than the price in the contract, so that something is left for instalments",
    ),
    ["downPayment"],
  ),
  v.forward(
    v.check(
      ({ months, upgradeAfterMonths }) => upgradeAfterMonths <= months,
      "must not be more than the instalments: this contract would end before its upgrade opens",
    ),
    ["upgradeAfterMonths"],
  ),
);
export type ContractTerms = v.InferOutput<typeof contractTermsSchema>;

/** The home, its terms, and the instalments as both sides saw them. The database counts whether they add up. */
export const contractSchema = v.object({
  listingId: uuid,
  terms: contractTermsSchema,
  instalments: v.pipe(v.array(v.pipe(baht, v.minValue(0.01))), v.maxLength(longestContract)),
});

export const offeredHomesSchema = v.object({
  words: v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(100)),
});

/** Late fees have numbers above 1,000. */
const part = v.object({ number: whole(0, 2_000), amount: v.pipe(baht, v.minValue(0.01)) });
const arrival = {
  paidOn: dayWithin("paidOn"),
  method: v.picklist(paymentMethods),
  /** More arrived than the whole contract owes: this goes back to the buyer. */
  surplus: v.optional(v.pipe(baht, v.minValue(0.01))),
  note: text(300),
  /** The same sum of the same day was entered before, and this one is another. */
  isAnother: v.optional(v.boolean()),
  /** What was sent, if it was not baht, with the rate of that day. The baht decide. */
  abroad: v.optional(
    v.object({
      currency: v.picklist(foreignCurrencies),
      amount: v.pipe(baht, v.minValue(0.01)),
      bahtPerUnit: v.pipe(v.number(), v.minValue(0.000_001), v.maxValue(10_000)),
    }),
  ),
  idempotencyKey: uuid,
};
/** What arrived at once, for one instalment or for several. */
export const paymentSchema = v.pipe(
  v.object({
    ...arrival,
    ...v.partial(part).entries,
    parts: v.optional(v.pipe(v.array(part), v.minLength(1), v.maxLength(mostParts))),
  }),
  v.forward(
    v.partialCheck(
      [["number"], ["amount"], ["parts"]],
      ({ number, amount, parts }) => parts !== undefined || (number !== undefined && amount !== undefined),
      "Name an instalment and a sum.",
    ),
    ["amount"],
  ),
  v.transform(({ number = 0, amount = 0, parts = [{ number, amount }], ...rest }) => ({ ...rest, parts })),
);
/** Why a contract is cancelled. */
export const reasonSchema = v.object({ reason: filled(300) });
/** Why a payment is taken back, and when it came back. Today if no day is named. */
export const correctionSchema = v.object({
  reason: filled(300),
  takenBackOn: v.optional(dayWithin("paidOn")),
});
export type Correction = v.InferOutput<typeof correctionSchema>;
export const documentSchema = v.object({ name: filled(200), keptAt: text(300) });
export const mergeSchema = v.object({ into: uuid });
export const erasureSchema = v.object({ reference: v.pipe(v.string(), v.maxLength(20)) });

function hasWholeSatang(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}
