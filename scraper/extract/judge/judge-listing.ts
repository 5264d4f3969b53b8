/** Is this page one home? The first rule that holds decides; the order is from the surest sign to the weakest. */
import type { Refusal } from "../../../domain/scraping/refusals.ts";
import { businessRules } from "./business-rules.ts";
import { gatherEvidence, type Evidence, type Read } from "./evidence.ts";
import { goneRules } from "./gone-rules.ts";
import { homeRules } from "./home-rules.ts";
import { hotelRules } from "./hotel-rules.ts";
import { listRules } from "./list-rules.ts";
import { projectRules } from "./project-rules.ts";
import type { Rule } from "./rule.ts";
import { subjectRules } from "./subject-rules.ts";

export const rules: readonly Rule[] = [
  ...goneRules,
  ...listRules,
  ...projectRules,
  ...subjectRules,
  ...businessRules,
  ...hotelRules,
  ...homeRules,
];

/** The rule that decides; the last one always holds. */
export function decide(evidence: Evidence): Rule | undefined {
  return rules.find((rule) => rule.holds(evidence));
}

/** Why the page is no home, or null. */
export function judgeListing(read: Read): Refusal | null {
  const rule = decide(gatherEvidence(read));
  return rule?.code ? { code: rule.code, rule: rule.name } : null;
}
