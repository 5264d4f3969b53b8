/** The schema of each section, for the API, the form and the read path. No public page of the browser imports it. */
import * as v from "valibot";
import type { SectionName, Settings } from "../site.ts";
import { businessSchema } from "./business-schema.ts";
import { contactSchema } from "./contact-schema.ts";
import { hoursSchema } from "./hours-schema.ts";
import { linksSchema } from "./links-schema.ts";
import { payingSchema } from "./paying-schema.ts";
import { peopleSchema } from "./people-schema.ts";
import { ratesSchema } from "./rates-schema.ts";
import { registrationSchema } from "./registration-schema.ts";
import { termsSchema } from "./terms-schema.ts";

export const sectionSchemas = {
  business: businessSchema,
  contact: contactSchema,
  hours: hoursSchema,
  registration: registrationSchema,
  people: peopleSchema,
  terms: termsSchema,
  rates: ratesSchema,
  links: linksSchema,
  paying: payingSchema,
} as const satisfies { [Name in SectionName]: v.GenericSchema<unknown, Settings[Name]> };

/** The problem of each field by its path, such as `messengers.line`. Empty when the value fits. */
export function findProblems(section: SectionName, value: unknown): Record<string, string> {
  const result = v.safeParse(sectionSchemas[section] as v.GenericSchema, value);
  const problems: Record<string, string> = {};
  for (const issue of result.issues ?? []) problems[v.getDotPath(issue) ?? ""] ??= issue.message;
  return problems;
}
