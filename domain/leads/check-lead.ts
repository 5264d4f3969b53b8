/**
 * Judges what a form sent: the lead in the form in which it is kept, or every field that is wrong and why.
 * Besides its answers a form sends `fax`, which people do not see and only robots fill in, and with
 * JavaScript `idempotencyKey` (a UUID) and `filledInMs` (how long filling in took).
 */
import * as v from "valibot";
import { honeypotField } from "./form-fields.ts";
import type { FieldProblem } from "./api.ts";
import { leadSchemas, person } from "./lead.ts";
import type { LeadKind } from "./lead-choices.ts";
import { normalisePhone } from "./phone.ts";

const quickestHumanMs = 800;

const circumstancesSchema = v.object({
  [honeypotField]: v.optional(v.pipe(v.string(), v.maxLength(0)), ""),
  idempotencyKey: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.uuid())]), ""),
  filledInMs: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(quickestHumanMs)),
  ),
});

const { email, phone, country, reachBy } = person;
const reachSchema = v.object({ email, phone, country, reachBy });

export type LeadFields = Record<string, FieldProblem>;

export type CheckedLead = { lead: v.InferOutput<(typeof leadSchemas)[LeadKind]>; idempotencyKey: string };

export function checkLead(kind: LeadKind, input: unknown): CheckedLead | { fields: LeadFields } {
  const answers = v.safeParse(leadSchemas[kind], input);
  const circumstances = v.safeParse(circumstancesSchema, input);
  if (!answers.success || !circumstances.success) {
    // How to reach the person is judged too, or the form would come back once more for it.
    const reach = v.safeParse(reachSchema, input);
    const contact = reach.success ? checkContact(reach.output) : { phone: "" };
    return {
      fields: {
        ...("fields" in contact && contact.fields),
        ...problemsOf(answers.issues),
        ...problemsOf(circumstances.issues),
      },
    };
  }
  const contact = checkContact(answers.output);
  if ("fields" in contact) return contact;
  const lead = { ...answers.output, phone: contact.phone };
  return { lead, idempotencyKey: circumstances.output.idempotencyKey };
}

type Contact = { email: string; phone: string; country: string; reachBy: string };

/** Whoever wants a call gives a number, whoever wants a letter an address; messengers also know names. */
function checkContact({
  email,
  phone,
  country,
  reachBy,
}: Contact): { phone: string } | { fields: LeadFields } {
  const isCalled = reachBy === "phone" || reachBy === "whatsapp";
  if (reachBy === "email" && !email) return { fields: { email: "required" } };
  if (reachBy !== "email" && !phone) return { fields: { phone: "required" } };
  if (!phone) return { phone: "" };
  const number = normalisePhone(phone, country);
  if (!number && isCalled) return { fields: { phone: "invalid" } };
  return { phone: number ?? phone };
}

type Issue = v.BaseIssue<unknown>;

function problemsOf(issues: readonly Issue[] | undefined): LeadFields {
  const problems: LeadFields = {};
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue)?.split(".")[0] ?? "form";
    problems[field] ??= problemOf(issue);
  }
  return problems;
}

const problems: Record<string, FieldProblem> = {
  non_empty: "required",
  max_length: "too_long",
  min_value: "too_small",
  max_value: "too_large",
};

function problemOf(issue: Issue): FieldProblem {
  if (issue.input === undefined || issue.input === "") return "required";
  return problems[issue.type] ?? "invalid";
}
