import * as v from "valibot";
import { notSet } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { warning } from "../finding.ts";

/** At least one person may enter the administration. */
export const firstAdmin: Check = {
  name: "administrators",
  step: 8,
  when: "after",
  async run({ supabase }) {
    if (!supabase.secretKey) throw notSet("SUPABASE_SECRET_KEY");
    const schema = v.array(v.object({ user_id: v.string() }));
    const admins = await supabase.read("/rest/v1/admins?select=user_id&limit=1", schema, supabase.secretKey);
    if (admins.length > 0) return [];
    return [warning("There is no administrator yet.", "Make the first one: docs/deploying.md, step 8.")];
  },
};
