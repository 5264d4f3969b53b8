import * as v from "valibot";

/** `?confirmed=1`: what would be lost was shown. */
export const confirmedSchema = v.object({ confirmed: v.optional(v.literal("1")) });
