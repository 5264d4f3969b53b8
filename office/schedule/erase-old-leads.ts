/** The privacy policy's promise: a lead that led to no contract is kept for two years at most. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

const keptYears = 2;

export async function eraseOldLeads(database: BackendClient, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  const before = oldest.toISOString();
  while (unwrap(await database.rpc("erase_old_leads", { before }), "erase old leads"));
}
