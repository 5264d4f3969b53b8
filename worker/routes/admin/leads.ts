/** Leads, read and answered by admins. Row level security checks the admin once more. */
import { Hono } from "hono";
import * as v from "valibot";
import { storableText } from "../../../domain/site/storable-text.ts";
import { leadKinds } from "../../../domain/leads/lead-choices.ts";
import type { SignedInContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { callersBackend, dataOf } from "../../backend/supabase.ts";
import { idSchema } from "../../http/id-schema.ts";
import { timestampSchema } from "../../http/timestamp-schema.ts";
import { validate } from "../../http/validate.ts";

const states = ["new", "answered", "closed"] as const;
const listSchema = v.object({
  state: v.optional(v.picklist(states)),
  kind: v.optional(v.picklist(leadKinds)),
  /** Only leads older than this: the time of the last lead on the page before. */
  before: v.optional(timestampSchema),
});
const answerSchema = v.object({
  state: v.optional(v.picklist(states)),
  /** A lead with a contract is not erased after two years. */
  hasContract: v.optional(v.boolean()),
  note: v.optional(v.pipe(storableText, v.trim(), v.maxLength(4_000))),
});
const pageSize = 50;
const columns =
  "id,reference,kind,locale,name,email,phone,country,reach_by,message,answers,listing_id,referral,campaign,consent,consented_at,state,has_contract,due_at,answered_at,note,created_at";

export const adminLeads = new Hono<SignedInContext>()
  .get("/", validate("query", listSchema, "invalid_input"), async (c) => {
    const { state, kind, before } = c.req.valid("query");
    let read = callersBackend(c).from("leads").select(columns);
    if (state) read = read.eq("state", state);
    if (kind) read = read.eq("kind", kind);
    if (before) read = read.lt("created_at", before);
    const answer = await read.order("created_at", { ascending: false }).limit(pageSize);
    return c.json({ leads: dataOf(answer) });
  })
  .patch("/:id", validate("param", idSchema), validate("json", answerSchema), async (c) => {
    const { state, note, hasContract } = c.req.valid("json");
    const answer = await callersBackend(c)
      .from("leads")
      .update({
        ...(note !== undefined && { note }),
        ...(hasContract !== undefined && { has_contract: hasContract }),
        ...(state && { state }),
        ...(state === "answered" && {
          answered_at: new Date().toISOString(),
          answered_by: c.get("user").sub,
        }),
      })
      .eq("id", c.req.valid("param").id)
      .select("id,state,has_contract,note,answered_at");
    const [lead] = dataOf(answer);
    if (!lead) throw new ApiError("not_found", "There is no such lead.");
    return c.json(lead);
  });
