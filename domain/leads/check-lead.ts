/**
 * Checks a sent form and returns the lead as it is stored, or every invalid field and its problem. Besides the answers
 * a form sends `fax`, a hidden field that only robots fill in, and with JavaScript `idempotencyKey` (a UUID) and
 * `filledInMs` (how long filling in took).
 */
import * as v from "valibot";
import { honeypotField } from "./form-fields.ts";
import type { FieldProblem } from "../api.ts";
import { readSum } from "../languages/read-sum.ts";
import { leadSchemas, person } from "./lead.ts";
import type { FormKind } from "./lead-choices.ts";
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

export type CheckedLead = { lead: v.InferOutput<(typeof leadSchemas)[FormKind]>; idempotencyKey: string };

export function checkLead(kind: FormKind, input: unknown): CheckedLead | { fields: LeadFields } {
  const answers = v.safeParse(leadSchemas[kind], input);
  const circumstances = v.safeParse(circumstancesSchema, input);
  if (!answers.success || !circumstances.success) {
    // Check the contact details too, so that the form does not come back a second time because of them.
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
  const fields = findOtherCurrency(input);
  if (fields) return { fields };
  const lead = { ...answers.output, phone: contact.phone };
  return { lead, idempotencyKey: circumstances.output.idempotencyKey };
}

const sums = v.object({ monthlyBudget: v.string(), moneyDown: v.string(), currency: v.string() });

/** "£650" beside dollars: one of the two is a slip. */
function findOtherCurrency(input: unknown): LeadFields | undefined {
  const typed = v.safeParse(sums, input);
  if (!typed.success) return undefined;
  const { currency, ...amounts } = typed.output;
  const wrong = Object.entries(amounts).filter(([, text]) => {
    const named = readSum(text)?.currency;
    return named !== undefined && named !== currency;
  });
  return wrong.length > 0 ? Object.fromEntries(wrong.map(([name]) => [name, "invalid"])) : undefined;
}

type Contact = { email: string; phone: string; country: string; reachBy: string };

/** A call needs a telephone number and an email an address. For messengers a user name is enough. */
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
