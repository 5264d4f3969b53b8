/** `/api/mail-events`: the email provider says that an email did not arrive, or that its reader complained. */
import { Hono } from "hono";
import * as v from "valibot";
import { siteBackend, writeData } from "../backend/supabase.ts";
import { personal } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { parseBody, readBody } from "../http/read-body.ts";
import { isSignedCall } from "../http/verify-webhook.ts";

const maxBodyBytes = 64 * 1024;

const kinds: Readonly<Record<string, "bounced" | "complained" | "failed">> = {
  "email.bounced": "bounced",
  // Not even tried, because the address bounced or complained before.
  "email.suppressed": "bounced",
  "email.complained": "complained",
  "email.failed": "failed",
};

const word = v.optional(v.pipe(v.string(), v.maxLength(200)), "");
const eventSchema = v.object({
  type: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  data: v.object({
    email_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    to: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(320))), v.maxLength(50)), []),
    // Its message names the address, so only the kind is kept.
    bounce: v.optional(v.object({ type: word, subType: word })),
    failed: v.optional(v.object({ reason: word })),
  }),
});

export const mailEvents = new Hono<PublicContext>().post("/", async (c) => {
  c.header("cache-control", personal);
  const config = readConfig(c.env);
  if (!config.MAIL_WEBHOOK_SECRET) throw new ApiError("not_found", "No email provider is expected here.");
  const body = await readBody(c.req.raw, maxBodyBytes);
  const id = c.req.header("svix-id") ?? "";
  const call = {
    id,
    timestamp: c.req.header("svix-timestamp") ?? "",
    signatures: c.req.header("svix-signature") ?? "",
    body,
  };
  if (!id || id.length > 200 || !(await isSignedCall(config.MAIL_WEBHOOK_SECRET, call, new Date()))) {
    throw new ApiError("not_allowed", "The signature is missing, wrong or too old.");
  }
  const read = v.safeParse(eventSchema, parseBody(body));
  // The provider has more events than these, and would repeat one that is refused.
  const kind = read.success && Object.hasOwn(kinds, read.output.type) ? kinds[read.output.type] : undefined;
  if (!read.success || !kind) return c.body(null, 204);
  const { email_id: providerId, to, bounce, failed } = read.output.data;
  const reason = [bounce?.type, bounce?.subType, failed?.reason].filter(Boolean).join(" ");
  const event = { id, providerId, kind, reason, to, at: read.output.created_at };
  const answer = await siteBackend(config)
    .rpc("note_letter_event", { event })
    .setHeader("x-site-key", config.SITE_KEY);
  writeData(answer);
  return c.body(null, 204);
});
