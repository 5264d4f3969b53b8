/** Viewings of a lead, and the address of the admin's own calendar feed. */
import { Hono } from "hono";
import * as v from "valibot";
import { newViewingSchema, viewingChangeSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { type Backend, callersBackend } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { addOnce } from "./add-once.ts";
import { leadData, noSuchEnquiry } from "./lead-answer.ts";
import { queueNotice } from "../../enquiries/queue-notice.ts";

const uuid = v.pipe(v.string(), v.uuid());
const viewingIdSchema = v.object({ id: uuid, viewing: uuid });

export const leadViewings = new Hono<SignedInContext>()
  .post("/calendar-feed", async (c) => {
    const token = leadData(await callersBackend(c).rpc("new_calendar_feed"));
    return c.json({ address: `${readConfig(c.env).SITE_URL}/api/calendar/${token}` }, 201);
  })
  .post("/:id/viewings", validate("param", idSchema), validate("json", newViewingSchema), async (c) => {
    const { id } = c.req.valid("param");
    const { startsAt, minutes, byVideo, place, idempotencyKey } = c.req.valid("json");
    const backend = callersBackend(c);
    const [lead] = leadData(await backend.from("leads").select("listing_id").eq("id", id));
    if (!lead) throw new ApiError(...noSuchEnquiry);
    await addOnce(
      {
        lead_id: id,
        listing_id: lead.listing_id,
        starts_at: startsAt,
        minutes,
        by_video: byVideo,
        place,
        idempotency_key: idempotencyKey,
      },
      {
        insert: (viewing, once) => backend.from("viewings").upsert(viewing, once).select("id"),
        find: (key) => backend.from("viewings").select().eq("idempotency_key", key),
      },
    );
    await queueNotice(c, { lettersOf: id });
    return c.json({ added: true }, 201);
  })
  .patch(
    "/:id/viewings/:viewing",
    validate("param", viewingIdSchema),
    validate("json", viewingChangeSchema),
    async (c) => {
      // It may be of an enquiry that was merged into this one. Its policy says who may change it.
      const { viewing } = c.req.valid("param");
      const { startsAt, minutes, byVideo, place, status, seen } = c.req.valid("json");
      const backend = callersBackend(c);
      const answer = await backend
        .from("viewings")
        .update({
          ...(startsAt !== undefined && { starts_at: startsAt }),
          ...(minutes !== undefined && { minutes }),
          ...(byVideo !== undefined && { by_video: byVideo }),
          ...(place !== undefined && { place }),
          ...(status !== undefined && { status }),
        })
        .eq("id", viewing)
        .eq("ical_sequence", seen)
        .select("lead_id");
      const [changed] = leadData(answer);
      if (!changed) throw await whyUnchanged(backend, viewing);
      await queueNotice(c, { lettersOf: changed.lead_id });
      return c.json({ changed: true });
    },
  );

/** It is not as the caller saw it. */
async function whyUnchanged(backend: Backend, viewing: string): Promise<ApiError> {
  const [found] = leadData(await backend.from("viewings").select("given_up_at").eq("id", viewing));
  if (!found) return new ApiError("not_found", "There is no such viewing.");
  if (found.given_up_at) return new ApiError("viewing_given_up", "Its visitor has given it up meanwhile.");
  return new ApiError("changed_meanwhile", "Somebody has changed this viewing meanwhile.");
}
