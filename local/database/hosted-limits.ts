/** What a hosted project allows a request of each role. */

/** `service_role` and our own roles have the limit of the role that PostgREST connects as. */
const statementSeconds: Record<string, number> = { anon: 3, authenticated: 8 };
const otherwiseSeconds = 8;

export const lockSeconds = 8;

/** PostgREST's `max-rows`. Clients request the rest in further ranges. */
export const maxRows = 1000;

export function statementSecondsOf(role: string): number {
  return statementSeconds[role] ?? otherwiseSeconds;
}
