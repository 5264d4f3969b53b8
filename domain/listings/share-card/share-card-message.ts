/** A message of the queue "share-cards": a home that was saved. */
import * as v from "valibot";

export const shareCardMessageSchema = v.object({ listing: v.pipe(v.string(), v.uuid()) });
export type ShareCardMessage = v.InferOutput<typeof shareCardMessageSchema>;
