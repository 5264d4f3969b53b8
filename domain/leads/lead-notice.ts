/** A message on the notice queue: the lead and the recipient of an email. The scraper Worker writes and sends it. */
import * as v from "valibot";

export const noticeAudiences = ["office", "sender"] as const;

export const leadNoticeSchema = v.object({
  leadId: v.pipe(v.string(), v.uuid()),
  audience: v.picklist(noticeAudiences),
});

export type LeadNotice = v.InferOutput<typeof leadNoticeSchema>;
