import type { Check } from "../check.ts";
import { warning } from "../finding.ts";

/** The contacts are the business's own. Visitors would otherwise write and pay to an invented one. */
export const sampleBusiness: Check = {
  name: "contacts of the business",
  when: "before",
  run({ isSample }) {
    if (!isSample) return [];
    return [
      warning(
        "The address, phone number, email and messengers on the site are invented samples.",
        "Replace them in domain/site/site.ts and set isSample to false. `npm run facts -- ours` lists what only the owner knows.",
      ),
    ];
  },
};
