/** A migrated and seeded database with leads, and the three admins who look after them. */
import { planContract } from "../../../domain/leads/desk/contract-schedule.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

/** Without interest, premium or down payment, so that every instalment is the price by the months. */
export const plainTerms: Omit<ContractTerms, "price" | "months"> = {
  downPayment: 0,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

/** What agree_contract() takes: the terms with their schedule. */
export function writeContract(terms: ContractTerms) {
  const [, ...instalments] = planContract(terms).instalments.map(({ amount }) => amount);
  return { ...terms, instalments };
}

export type Someone = keyof typeof sampleSignIns;

export type LeadScene = Awaited<ReturnType<typeof openLeadScene>>;

export async function openLeadScene() {
  const database: LocalDatabase = await openSampleDatabase();
  const ids = new Map<string, string>();
  for (const [name, { email }] of Object.entries(sampleSignIns)) {
    const [user] = await database.query<{ id: string }>("select id from auth.users where email = $1", [
      email,
    ]);
    ids.set(name, user?.id ?? "");
  }
  const idOf = (who: Someone) => ids.get(who) ?? "";

  /** As PostgREST runs it: the role, the claims, one transaction. */
  async function as<Row>(who: Someone, sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return database.pglite.transaction(async (transaction) => {
      const claims = JSON.stringify({ sub: idOf(who), role: "authenticated" });
      await transaction.query(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
        [claims],
      );
      return (await transaction.query<Row>(sql, parameters)).rows;
    });
  }

  /** Calls a function that answers with one value. */
  async function call<Value>(who: Someone, sql: string, parameters: unknown[] = []): Promise<Value> {
    const [row] = await as<{ value: Value }>(who, `select ${sql} as value`, parameters);
    if (!row) throw new Error("no answer");
    return row.value;
  }

  let added = 0;
  async function addLead(columns: Record<string, unknown> = {}): Promise<string> {
    added += 1;
    const row = {
      reference: `AAAA-${[...String(added).padStart(4, "0")].map((digit) => "ABCDEFGHJK"[Number(digit)]).join("")}`,
      kind: "application",
      name: `Person ${added}`,
      email: `person${added}@example.com`,
      reach_by: "email",
      consent: "2026-11-21",
      fingerprint: `fingerprint-of-lead-${added}`,
      sender: `sender-of-lead-number-${added}`,
      due_at: new Date(Date.now() + 48 * 3_600_000),
      ...columns,
    };
    const names = Object.keys(row);
    const values = names.map((_, index) => `$${index + 1}`);
    const [lead] = await database.query<{ id: string }>(
      `insert into leads (${names.join(",")}) values (${values.join(",")}) returning id`,
      Object.values(row),
    );
    if (!lead) throw new Error("no lead");
    return lead.id;
  }

  return { database, idOf, as, call, addLead, close: () => database.close() };
}
