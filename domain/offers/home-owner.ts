/** Who owns a home, as the office keeps it and no one else reads it. */
import * as v from "valibot";
import { dayWithin } from "../day-window.ts";
import { storableText } from "../site/storable-text.ts";

const words = (most: number) => v.pipe(storableText, v.trim(), v.maxLength(most));
const optional = (most: number) => v.nullable(v.pipe(words(most), v.nonEmpty()));

export const homeOwnerSchema = v.object({
  name: v.pipe(words(120), v.nonEmpty()),
  email: v.nullable(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
  phone: optional(120),
  keys: words(200),
  commission: words(200),
  exclusive_until: v.nullable(dayWithin("exclusiveUntil")),
  notes: words(4_000),
});

export type HomeOwnerFields = v.InferOutput<typeof homeOwnerSchema>;

/** `GET /api/admin/listings/:id/owner`. */
export type HomeOwnerAnswer = {
  owner:
    | (HomeOwnerFields & {
        /** The enquiry from which the home came. */
        lead_id: string | null;
        page_until: string | null;
        updated_at: string;
      })
    | null;
};

/** `POST /api/admin/listings/:id/owner/page`. */
export type OpenedOwnersPage = { address: string; until: string };
