/** Replies to leads: drafts, messages, and who is replying at this moment. */
import { Hono } from "hono";
import * as v from "valibot";
import type { Presence } from "../../../../domain/leads/desk/lead-details.ts";
import { draftSchema, presenceSchema, replySchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { OwnReplyTexts } from "../../../../domain/leads/desk/reply-texts.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadAnswer, leadData } from "./lead-answer.ts";
import { queueNotice } from "../../enquiries/queue-notice.ts";

const uuid = v.pipe(v.string(), v.uuid());
const messageIdSchema = v.object({ id: uuid, message: uuid });

export const leadReplies = new Hono<SignedInContext>()
  .get("/reply-texts", async (c) =>
    c.json(leadAnswer<OwnReplyTexts>(await callersBackend(c).rpc("reply_texts"))),
  )
  .put("/:id/draft", validate("param", idSchema), validate("json", draftSchema), async (c) => {
    const answer = await callersBackend(c).rpc("keep_reply_draft", {
      for_lead: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    return c.json({ at: leadData(answer) });
  })
  .post("/:id/presence", validate("param", idSchema), validate("json", presenceSchema), async (c) => {
    const answer = await callersBackend(c).rpc("note_lead_presence", {
      for_lead: c.req.valid("param").id,
      is_replying: c.req.valid("json").isReplying,
    });
    return c.json({ others: leadAnswer<Presence>(answer) });
  })
  .post("/:id/messages", validate("param", idSchema), validate("json", replySchema), async (c) => {
    const reply = c.req.valid("json");
    const answer = await callersBackend(c).rpc("reply_to_lead", {
      for_lead: c.req.valid("param").id,
      reply,
    });
    const kept = leadAnswer<{ id: string; isNew: boolean }>(answer, {
      PT409: ["no_email", "This enquiry has no email address. Choose another way."],
    });
    if (reply.channel === "email" && !reply.sendAt) {
      await queueNotice(c, { messageId: kept.id });
    }
    return c.json(kept, 201);
  })
  .delete("/:id/messages/:message", validate("param", messageIdSchema), async (c) => {
    const answer = await callersBackend(c).rpc("cancel_reply", {
      for_message: c.req.valid("param").message,
    });
    if (!leadData(answer)) throw new ApiError("reply_is_out", "This reply has been sent or stopped already.");
    return c.json({ cancelled: true });
  });
