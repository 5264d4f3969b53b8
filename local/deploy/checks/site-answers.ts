import type { Check } from "../check.ts";
import { error } from "../finding.ts";
import { askService } from "../read-answer.ts";

/** The deployed site reaches its data. */
export const siteAnswers: Check = {
  name: "the site answers",
  step: 7,
  when: "after",
  async run({ site, fetch }) {
    const address = `${String(site.vars["SITE_URL"])}/readyz`;
    const remedy =
      "Look at the log: `npx wrangler tail site`. A new domain needs some minutes for its certificate.";
    const response = await askService("The site", remedy, fetch, address);
    if (response.status === 200) return [];
    if (response.status === 503) {
      return [
        error(
          "The site runs but cannot read from Supabase.",
          "Check SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.",
        ),
      ];
    }
    return [error(`${address} answered ${response.status}.`, remedy)];
  },
};
