import * as v from "valibot";
import { notSet } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { error, ok } from "../finding.ts";

/** Before 13 PostgREST hands a jsonb argument of a GET over as text, and the list of homes answers nothing. */
const needed = 13;

const schema = v.object({ info: v.object({ version: v.string() }) });

/** The root of the REST interface describes it, and tells the version that answers. */
export const postgrestVersion: Check = {
  name: "version of PostgREST",
  step: 2,
  when: "before",
  async run({ supabase }) {
    if (!supabase.secretKey) throw notSet("SUPABASE_SECRET_KEY");
    const { info } = await supabase.read("/rest/v1/", schema, supabase.secretKey);
    if (Number.parseInt(info.version, 10) >= needed) return [ok(info.version)];
    return [
      error(
        `The project answers with PostgREST ${info.version}; ${needed} or newer is needed.`,
        "Upgrade the project: Supabase dashboard → Project Settings → Infrastructure → Upgrade project.",
      ),
    ];
  },
};
