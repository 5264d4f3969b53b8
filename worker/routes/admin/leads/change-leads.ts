/** Moves, assignees, notes, reminders, merges and erasure of leads. */
import { Hono } from "hono";
import * as v from "valibot";
import {
  assignSchema,
  erasureSchema,
  mergeSchema,
  moveSchema,
  noteSchema,
  reminderSchema,
} from "../../../../domain/leads/desk/lead-orders.ts";
import type { ErrorCode } from "../../../../domain/error-codes.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { addOnce } from "./add-once.ts";
import { changedMeanwhile, leadAnswer, leadData } from "./lead-answer.ts";

const uuid = v.pipe(v.string(), v.uuid());
const reminderIdSchema = v.object({ id: uuid, reminder: uuid });

const whyNotMerged: Record<string, readonly [ErrorCode, string]> = {
  same: ["merged_into_itself", "An enquiry cannot be merged into itself."],
  merged_already: ["merged_already", "One of the two is part of another enquiry already."],
  has_contract: ["merge_the_other_way", "This enquiry has a contract. Merge the other one into it."],
};

export const leadChanges = new Hono<SignedInContext>()
  .post("/:id/state", validate("param", idSchema), validate("json", moveSchema), async (c) => {
    const { from, to, reason } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("move_lead", {
      for_lead: c.req.valid("param").id,
      expected: from,
      target: to,
      reason: reason ?? "",
    });
    const { moved, state } = leadAnswer<{ moved: boolean; state: string }>(answer);
    return moved ? c.json({ state }) : changedMeanwhile(c, state);
  })
  .post("/:id/assignee", validate("param", idSchema), validate("json", assignSchema), async (c) => {
    const { from, to } = c.req.valid("json");
    const answer = await callersBackend(c).rpc("assign_lead", {
      for_lead: c.req.valid("param").id,
      expected: from ?? "",
      target: to ?? "",
    });
    const { moved, assignee } = leadAnswer<{ moved: boolean; assignee: string | null }>(answer);
    return moved ? c.json({ assignee }) : changedMeanwhile(c, assignee);
  })
  .post("/:id/notes", validate("param", idSchema), validate("json", noteSchema), async (c) => {
    const { body, idempotencyKey } = c.req.valid("json");
    const notes = callersBackend(c).from("lead_notes");
    await addOnce(
      { lead_id: c.req.valid("param").id, body, idempotency_key: idempotencyKey },
      {
        insert: (note, once) => notes.upsert(note, once).select("id"),
        find: (key) => notes.select().eq("idempotency_key", key),
      },
    );
    return c.json({ noted: true }, 201);
  })
  .post("/:id/reminders", validate("param", idSchema), validate("json", reminderSchema), async (c) => {
    const { at, body, idempotencyKey } = c.req.valid("json");
    const reminders = callersBackend(c).from("lead_reminders");
    await addOnce(
      { lead_id: c.req.valid("param").id, remind_at: at, body, idempotency_key: idempotencyKey },
      {
        insert: (reminder, once) => reminders.upsert(reminder, once).select("id"),
        find: (key) => reminders.select().eq("idempotency_key", key),
      },
    );
    return c.json({ reminded: true }, 201);
  })
  .post("/:id/reminders/:reminder/done", validate("param", reminderIdSchema), async (c) => {
    // It may be of an enquiry that was merged into this one. Its policy says who may settle it.
    const { reminder } = c.req.valid("param");
    const answer = await callersBackend(c)
      .from("lead_reminders")
      .update({ done_at: new Date().toISOString() })
      .eq("id", reminder)
      .select("id");
    if (leadData(answer).length === 0) throw new ApiError("not_found", "There is no such reminder.");
    return c.json({ done: true });
  })
  .post("/:id/merge", validate("param", idSchema), validate("json", mergeSchema), async (c) => {
    const answer = await callersBackend(c).rpc("merge_leads", {
      from_lead: c.req.valid("param").id,
      into_lead: c.req.valid("json").into,
    });
    const problem: string | null = leadData(answer);
    if (problem) {
      throw new ApiError(
        ...(whyNotMerged[problem] ?? (["conflict", "These two cannot be merged."] as const)),
      );
    }
    return c.json({ merged: true });
  })
  .delete("/:id/merge", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).rpc("undo_merge", { merged_lead: c.req.valid("param").id });
    if (!leadData(answer)) throw new ApiError("not_merged", "This enquiry is not merged.");
    return c.json({ merged: false });
  })
  .post("/:id/erasure", validate("param", idSchema), validate("json", erasureSchema), async (c) => {
    const answer = await callersBackend(c).rpc("erase_person", {
      for_lead: c.req.valid("param").id,
      expected_reference: c.req.valid("json").reference,
    });
    return c.json(leadAnswer<{ erased: number; kept: number }>(answer));
  });
