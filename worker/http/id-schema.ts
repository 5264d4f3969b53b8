/** The `:id` of an address. */
import * as v from "valibot";

export const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
