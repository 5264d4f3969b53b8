/** The contract of a lead, what was paid, and the names of its papers. Only for those with the right "contracts". */
import { Hono } from "hono";
import * as v from "valibot";
import {
  contractSchema,
  correctionSchema,
  documentSchema,
  offeredHomesSchema,
  paymentSchema,
  reasonSchema,
} from "../../../../domain/leads/desk/lead-orders.ts";
import type { OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import type { SignedInContext } from "../../../context.ts";
import { type Refusals, callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { findSoldHome } from "./find-sold-home.ts";
import { leadAnswer, leadData } from "./lead-answer.ts";

const uuid = v.pipe(v.string(), v.uuid());
const contractIdSchema = v.object({ contract: uuid });
const paymentIdSchema = v.object({ payment: uuid });

const correctionRefusals: Refusals = {
  PT410: [
    "ending_counts_payment",
    "This contract has ended, and its ending was counted with this payment. Take the ending back first, then this payment, and enter the ending again.",
  ],
  PT416: ["day_of_correction", "The day must lie between that of the payment and today."],
  "23505": ["taken_back_already", "This payment was taken back already. Reload this page."],
};

export const leadContracts = new Hono<SignedInContext>()
  .get("/homes-to-offer", validate("query", offeredHomesSchema), async (c) => {
    const answer = await callersBackend(c).rpc("homes_to_offer", c.req.valid("query"));
    return c.json({ homes: leadAnswer<OfferedHome[]>(answer) });
  })
  .post("/:id/contract", validate("param", idSchema), validate("json", contractSchema), async (c) => {
    const { terms, ...contract } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("agree_contract", {
      for_lead: c.req.valid("param").id,
      terms: { ...terms, ...contract },
    });
    const sold = findSoldHome(answer.error);
    if (sold) return c.json(sold, 409);
    const id = leadData(answer, {
      PT422: [
        "schedule_does_not_add_up",
        "The instalments do not add up to the price in the contract and its interest. Reload this page, look at the schedule again, and then enter it.",
      ],
      "23505": ["has_contract", "This enquiry has a contract already. Reload this page to see it."],
      "23503": ["home_gone", "This home is no longer there. Choose another one."],
    });
    return c.json({ id }, 201);
  })
  .post(
    "/contracts/:contract/payments",
    validate("param", contractIdSchema),
    validate("json", paymentSchema),
    async (c) => {
      const { abroad, ...arrival } = c.req.valid("json");
      const answer = await callersBackend(c).rpc("enter_payments", {
        for_contract: c.req.valid("param").contract,
        arrival: {
          ...arrival,
          ...(abroad && {
            currency: abroad.currency,
            foreignAmount: abroad.amount,
            bahtPerUnit: abroad.bahtPerUnit,
          }),
        },
      });
      const [id, ...others] = leadData(answer, {
        PT409: [
          "more_than_owed",
          "This is more than is owed for this instalment. Put the rest to the next ones.",
        ],
        PT410: ["contract_has_ended", "This contract has ended. Reload this page to see how."],
        PT412: [
          "same_payment_twice",
          "The same sum of the same day is entered already. If this is another payment, say so and enter it again.",
        ],
        "23505": [
          "sent_already",
          "Another payment was entered with this key. Enter this one with a new key.",
        ],
        "23514": ["payment_incomplete", "Name each instalment once, and a sum in the other currency."],
      });
      return c.json({ id, others }, 201);
    },
  )
  .post(
    "/contracts/:contract/cancellation",
    validate("param", contractIdSchema),
    validate("json", reasonSchema),
    async (c) => {
      const answer = await callersBackend(c).rpc("cancel_contract", {
        for_contract: c.req.valid("param").contract,
        ...c.req.valid("json"),
      });
      leadData(answer, {
        PT409: ["something_was_paid", "Something was paid towards this contract, so it is kept."],
      });
      return c.json({ cancelled: true });
    },
  )
  .post(
    "/payments/:payment/correction",
    validate("param", paymentIdSchema),
    validate("json", correctionSchema),
    async (c) => {
      const { reason, takenBackOn } = c.req.valid("json");
      const answer = await callersBackend(c).rpc("correct_payment", {
        for_payment: c.req.valid("param").payment,
        reason,
        on_day: takenBackOn ?? pattayaDay(new Date()),
      });
      return c.json({ id: leadData(answer, correctionRefusals) }, 201);
    },
  )
  .post(
    "/payments/:payment/arrival/correction",
    validate("param", paymentIdSchema),
    validate("json", correctionSchema),
    async (c) => {
      const { reason, takenBackOn } = c.req.valid("json");
      const answer = await callersBackend(c).rpc("correct_arrival", {
        of_payment: c.req.valid("param").payment,
        reason,
        on_day: takenBackOn ?? pattayaDay(new Date()),
      });
      return c.json({ ids: leadData(answer, correctionRefusals) }, 201);
    },
  )
  .post(
    "/contracts/:contract/documents",
    validate("param", contractIdSchema),
    validate("json", documentSchema),
    async (c) => {
      const { name, keptAt } = c.req.valid("json");
      const row = { contract_id: c.req.valid("param").contract, name, kept_at: keptAt };
      leadData(await callersBackend(c).from("contract_documents").insert(row));
      return c.json({ added: true }, 201);
    },
  );
