/** The letters about a lead, and whether those about a contract's instalments are stopped. */
import { Hono } from "hono";
import * as v from "valibot";
import type { LeadLetters } from "../../../../domain/leads/desk/lead-letters.ts";
import type { SignedInContext } from "../../../context.ts";
import { callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadAnswer, leadData } from "./lead-answer.ts";

const contractIdSchema = v.object({ contract: v.pipe(v.string(), v.uuid()) });
const stopSchema = v.strictObject({ areStopped: v.boolean() });

export const leadLetters = new Hono<SignedInContext>()
  .get("/:id/letters", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("letters_of_lead", { for_lead: c.req.valid("param").id });
    return c.json(leadAnswer<LeadLetters>(answer));
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
