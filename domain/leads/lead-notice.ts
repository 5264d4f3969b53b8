/**
 * A message on the notice queue: an email about a lead, a reply to one, a lead's letters, or the letter to somebody
 * who asked for letters about homes. The office Worker writes and sends it.
 */
import * as v from "valibot";

/** Those that are due as soon as a form was sent. */
export const firstAudiences = ["office", "sender"] as const;
/** The office is written to again when so much of a lead's time has passed. Of 48 hours these are 24 and 40. */
export const lateShares = { office_halfway: 1 / 2, office_late: 5 / 6 } as const;
export const noticeAudiences = [...firstAudiences, "office_halfway", "office_late"] as const;

const uuid = v.pipe(v.string(), v.uuid());
const noticeSchema = v.object({ leadId: uuid, audience: v.picklist(noticeAudiences) });

export const noticeMessageSchema = v.union([
  noticeSchema,
  v.object({ messageId: uuid }),
  /** A lead of which a letter has just been added to the queue of letters. */
  v.object({ lettersOf: uuid }),
  /** Somebody has asked for letters about homes: the one with the button that confirms it waits. */
  v.object({ alert: v.literal("asked") }),
]);

export type LeadNotice = v.InferOutput<typeof noticeSchema>;
export type NoticeMessage = v.InferOutput<typeof noticeMessageSchema>;
