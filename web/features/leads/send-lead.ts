/** Validates a form by the Worker's rules and sends it. The rules are loaded when first needed. */
import type { FieldProblem, LeadReceipt } from "../../../domain/api.ts";
import type { FormKind } from "../../../domain/leads/lead-choices.ts";
import { readAccessToken } from "../../visitor/read-access-token.ts";

export type LeadErrors = Record<string, FieldProblem>;
/** `gone`: the form was sent without JavaScript from a page that no longer exists. */
export type LeadFailure = "unavailable" | "too_many_requests" | "offline" | "gone";

export type SendOutcome =
  | { kind: "sent"; receipt: LeadReceipt }
  | { kind: "invalid"; errors: LeadErrors }
  | { kind: "failed"; failure: LeadFailure };

export type LeadValues = Record<string, string>;

export function readValues(form: HTMLFormElement): LeadValues {
  const values: LeadValues = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;
  return values;
}

/** Every invalid field with its problem. Empty if all is well. */
export async function judgeLead(kind: FormKind, values: LeadValues): Promise<LeadErrors> {
  const { checkLead } = await import("../../../domain/leads/check-lead.ts");
  const checked = checkLead(kind, values);
  return "fields" in checked ? checked.fields : {};
}

/** `extra` is what the page adds to the input. */
export async function sendLead(kind: FormKind, values: LeadValues, extra: LeadValues): Promise<SendOutcome> {
  let response: Response;
  try {
    const errors = await judgeLead(kind, values);
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    const token = readAccessToken();
    response = await fetch(`/api/leads/${kind}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ ...values, ...extra }),
    });
  } catch {
    // Either the rules or the Worker could not be reached.
    return { kind: "failed", failure: "offline" };
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 201 && isReceipt(body)) return { kind: "sent", receipt: body };
  if (response.status === 422 && isInvalid(body)) return { kind: "invalid", errors: body.error.fields };
  return { kind: "failed", failure: response.status === 429 ? "too_many_requests" : "unavailable" };
}

function isReceipt(body: unknown): body is LeadReceipt {
  return typeof body === "object" && body !== null && "reference" in body && "proof" in body;
}

function isInvalid(body: unknown): body is { error: { fields: LeadErrors } } {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return typeof error === "object" && error !== null && "fields" in error;
}
