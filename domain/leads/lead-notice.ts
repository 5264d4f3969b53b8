/** What travels on the queue of letters: which lead, and to whom. The letter itself is written where it is sent. */
import * as v from "valibot";

export const noticeAudiences = ["office", "sender"] as const;

export const leadNoticeSchema = v.object({
  leadId: v.pipe(v.string(), v.uuid()),
  audience: v.picklist(noticeAudiences),
});

export type LeadNotice = v.InferOutput<typeof leadNoticeSchema>;
