/** Sends the form that asks for letters about homes. With a session, its account may have proved the address already. */
import type { AskedAlert } from "../../../domain/alerts/alert-choices.ts";
import type { FieldProblem } from "../../../domain/api.ts";
import { readAccessToken } from "../../visitor/read-access-token.ts";

export type AlertFailure = "unavailable" | "too_many_requests" | "gone";

export type AlertOutcome =
  | { kind: "sent"; state: AskedAlert["state"] }
  | { kind: "invalid"; email: FieldProblem }
  | { kind: "failed"; failure: AlertFailure };

export async function sendAlert(form: HTMLFormElement): Promise<AlertOutcome> {
  const token = readAccessToken();
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string"));
  const response = await fetch("/api/alerts", {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(values),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.status === 201 && isAsked(body)) return { kind: "sent", state: body.state };
  if (response?.status === 422) return { kind: "invalid", email: "invalid" };
  const failures: Record<number, AlertFailure> = { 404: "gone", 429: "too_many_requests" };
  return { kind: "failed", failure: failures[response?.status ?? 0] ?? "unavailable" };
}

function isAsked(body: unknown): body is AskedAlert {
  return typeof body === "object" && body !== null && "state" in body;
}
