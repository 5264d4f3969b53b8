/** What happens to a contract: endings, changed schedules, late fees, other buyers, and the upgrade to the next one. */
import { Hono } from "hono";
import * as v from "valibot";
import { contractEntrySchema, upgradeSchema } from "../../../../domain/leads/desk/contract-entries.ts";
import type { SignedInContext } from "../../../context.ts";
import { type Refusals, callersBackend } from "../../../backend/supabase.ts";
import { validate } from "../../../http/validate.ts";
import { findSoldHome } from "./find-sold-home.ts";
import { leadData } from "./lead-answer.ts";

const contractIdSchema = v.object({ contract: v.pipe(v.string(), v.uuid()) });

const refusals: Refusals = {
  PT410: ["contract_has_ended", "This contract has ended. Reload this page to see how."],
  PT412: [
    "sums_have_changed",
    "The sums have changed meanwhile. Reload this page, look at them again, and then enter it.",
  ],
  PT416: [
    "day_of_entry",
    "The day must not be after today or before the contract, and a new instalment is due on that day or later.",
  ],
  PT423: [
    "upgrade_in_use",
    "Something was paid or entered in the contract that followed the upgrade, so the upgrade stays. Take those payments back first, or end that contract.",
  ],
  PT409: [
    "less_than_paid",
    "More was paid towards one of these instalments than it would be. Begin the new schedule after it.",
  ],
  PT452: ["keeps_too_much", "More would be kept than the contract allows."],
  PT453: ["still_owed", "Something is still owed, so the home is not transferred yet."],
  PT454: ["fee_not_owed", "This late fee is paid or waived already."],
  PT455: ["more_than_to_return", "This is more than is still to be returned."],
  PT456: ["no_ending_to_take_back", "This contract has no ending that can be taken back."],
  PT457: ["returned_after_ending", "Something was returned after this ending, so the ending stays."],
  PT458: ["other_contract_runs", "Another contract of this enquiry runs, so this ending stays."],
  PT459: ["upgrade_not_open", "The upgrade is not open on this day."],
  PT422: [
    "new_schedule_does_not_add_up",
    "The new instalments do not pay off the price and its interest, or the down payment is less than what moves along.",
  ],
  "23505": ["sent_already", "Something else was entered with this key. Enter it with a new one."],
};

export const leadContractEntries = new Hono<SignedInContext>()
  .post(
    "/contracts/:contract/entries",
    validate("param", contractIdSchema),
    validate("json", contractEntrySchema),
    async (c) => {
      const answer = await callersBackend(c).rpc("enter_contract_entry", {
        for_contract: c.req.valid("param").contract,
        entry: c.req.valid("json"),
      });
      const sold = findSoldHome(answer.error);
      if (sold) return c.json(sold, 409);
      return c.json({ id: leadData(answer, refusals) }, 201);
    },
  )
  .post(
    "/contracts/:contract/upgrade",
    validate("param", contractIdSchema),
    validate("json", upgradeSchema),
    async (c) => {
      const { entry, idempotencyKey, terms, ...next } = c.req.valid("json");
      const answer = await callersBackend(c).rpc("upgrade_contract", {
        for_contract: c.req.valid("param").contract,
        entry: { ...entry, idempotencyKey, kind: "upgraded" },
        terms: { ...terms, ...next },
      });
      const sold = findSoldHome(answer.error);
      if (sold) return c.json(sold, 409);
      return c.json({ id: leadData(answer, refusals) }, 201);
    },
  );
