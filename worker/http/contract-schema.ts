import * as v from "valibot";

/** The parameter of addresses below one contract. */
export const contractSchema = v.object({ contract: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
