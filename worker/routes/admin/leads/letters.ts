/** The letters about a lead, and whether those about a contract's instalments are stopped. */
import { Hono } from "hono";
import * as v from "valibot";
import type { LeadLetters } from "../../../../domain/leads/desk/lead-letters.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadAnswer, leadData } from "./lead-answer.ts";
import { queueNotice } from "../../enquiries/queue-notice.ts";

const contractIdSchema = v.object({ contract: v.pipe(v.string(), v.uuid()) });
const letterIdSchema = v.object({ letter: v.pipe(v.string(), v.uuid()) });
const stopSchema = v.strictObject({ areStopped: v.boolean() });

export const leadLetters = new Hono<SignedInContext>()
  .get("/:id/letters", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("letters_of_lead", { for_lead: c.req.valid("param").id });
    return c.json(leadAnswer<LeadLetters>(answer));
  })
  .post("/letters/:letter/again", validate("param", letterIdSchema), async (c) => {
    const { letter } = c.req.valid("param");
    const answer = await callersBackend(c).rpc("send_letter_again", { for_letter: letter });
    const lead = leadData(answer, {
      PT409: [
        "letter_not_repeated",
        "This letter is not sent again. Reload this page to see what became of it.",
      ],
    });
    await queueNotice(c, { lettersOf: lead });
    return c.json({ isAgain: true }, 201);
  })
  .post(
    "/contracts/:contract/letters",
    validate("param", contractIdSchema),
    validate("json", stopSchema),
    async (c) => {
      const { areStopped } = c.req.valid("json");
      const answer = await callersBackend(c).rpc("stop_letters", {
        for_contract: c.req.valid("param").contract,
        are_stopped: areStopped,
      });
      leadData(answer);
      return c.json({ areStopped });
    },
  );
