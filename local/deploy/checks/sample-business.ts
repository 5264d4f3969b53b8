import * as v from "valibot";
import { listOwnersPart } from "../../../domain/site/owners-part.ts";
import { resolveSite } from "../../../domain/site/settings/resolve-site.ts";
import type { Check } from "../check.ts";
import { warning } from "../finding.ts";

/** The contacts are the business's own. Visitors would otherwise write and pay to an invented one. */
export const sampleBusiness: Check = {
  name: "contacts of the business",
  step: 10,
  when: "before",
  async run({ supabase }) {
    const answer = await supabase.ask("/rest/v1/rpc/site_settings", supabase.publishableKey);
    // Without the function the migrations are still to come, and the samples are in force.
    const stored = answer.ok ? v.parse(v.record(v.string(), v.unknown()), await answer.json()) : {};
    if (!resolveSite(stored).site.isSample) return [];
    const samples = listOwnersPart(stored, await readTexts(supabase)).filter(
      ({ state }) => state === "sample",
    ).length;
    return [
      warning(
        "The address, phone number, email, messengers or office hours on the site are invented samples.",
        `An owner replaces them on the screens "Settings" and "Texts" of the administration. The first counts what is left (${samples} samples). \`npm run facts -- ours\` lists them too.`,
      ),
    ];
  },
};

async function readTexts(supabase: Parameters<Check["run"]>[0]["supabase"]) {
  const answer = await supabase.ask("/rest/v1/rpc/published_texts?for_locale=en", supabase.publishableKey);
  if (!answer.ok) return [];
  return v.parse(
    v.array(v.object({ kind: v.string(), name: v.string(), body: v.unknown() })),
    await answer.json(),
  );
}
