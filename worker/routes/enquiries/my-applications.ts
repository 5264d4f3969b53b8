/** What the caller sent through our forms, and the thread with the office. Below `/api/me`, which requires a user. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { describeError } from "../../../domain/describe-error.ts";
import {
  type GivenUp,
  type MyApplication,
  type MyLeads,
  type MyOffer,
  messageToOfficeSchema,
} from "../../../domain/leads/my-application.ts";
import { offerLink } from "../../../domain/offers/offer-pass.ts";
import { callersBackend, jsonOf, writeData } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { idSchema } from "../../http/id-schema.ts";
import { limitLeads } from "../../http/rate-limits.ts";
import { validate } from "../../http/validate.ts";
import { queueNotice } from "./queue-notice.ts";

const referenceSchema = v.object({ reference: v.pipe(v.string(), v.regex(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)) });
const keptSchema = v.object({ id: v.pipe(v.string(), v.uuid()), isNew: v.boolean() });

export const myApplications = new Hono<SignedInContext>()
  .get("/", async (c) => {
    return c.json(jsonOf<MyLeads>(await callersBackend(c).rpc("my_leads")));
  })
  .get("/:reference", validate("param", referenceSchema), async (c) => {
    const { reference } = c.req.valid("param");
    const answer = await callersBackend(c).rpc("my_application", { for_reference: reference });
    const application = jsonOf<Omit<MyApplication, "offer"> | null>(answer);
    if (!application) throw new ApiError("not_found", "You have sent nothing with this reference.");
    const offer = application.kind === "offer" ? await readOffer(c, reference) : null;
    return c.json({ ...application, offer } satisfies MyApplication);
  })
  .post("/viewings/:id/give-up", validate("param", idSchema), async (c) => {
    await limitLeads(c);
    const { id } = c.req.valid("param");
    const lead = writeData(await callersBackend(c).rpc("give_up_my_viewing", { for_viewing: id }));
    if (lead) await queueNotice(c, { lettersOf: lead });
    return c.json({ isGivenUp: Boolean(lead) } satisfies GivenUp);
  })
  .post(
    "/:reference/messages",
    validate("param", referenceSchema),
    validate("json", messageToOfficeSchema),
    async (c) => {
      await limitLeads(c);
      const answer = await callersBackend(c).rpc("write_to_office", {
        for_reference: c.req.valid("param").reference,
        message: c.req.valid("json"),
      });
      const kept = writeData(answer, {
        PT429: [
          "too_many_requests",
          "These are many messages for one hour. Please call us, or write again later.",
        ],
      });
      const { id, isNew } = v.parse(keptSchema, kept);
      if (isNew) {
        // The message is a row already. When the queue is down, cron tells the office.
        await c.env.NOTICE_QUEUE.send({ messageId: id }).catch((error: unknown) => {
          const reason = describeError(error);
          console.warn(JSON.stringify({ event: "message_not_queued", messageId: id, reason }));
        });
      }
      return c.json({ id }, 201);
    },
  );

type OwnOffer = Omit<MyOffer, "pass"> & { takesPictures: boolean };

async function readOffer(c: Context<SignedInContext>, reference: string): Promise<MyOffer | null> {
  const offer = jsonOf<OwnOffer | null>(
    await callersBackend(c).rpc("my_offer", { for_reference: reference }),
  );
  if (!offer) return null;
  const { takesPictures, ...shown } = offer;
  if (!takesPictures) return { ...shown, pass: null };
  const { pass } = await offerLink(readConfig(c.env).GUIDE_LINK_KEY, reference, new Date());
  return { ...shown, pass };
}
