/** The privacy policy's promise: a lead that led to no contract is kept for two years at most. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

const keptYears = 2;

/** An affiliate is a partner until the lead is lost or spam, so the law's rules for contracts apply to them too. */
export async function eraseOldLeads(database: BackendClient, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - keptYears);
  const erased = await database
    .from("leads")
    .delete()
    .eq("has_contract", false)
    .or("kind.neq.affiliate,state.in.(lost,spam)")
    .lt("created_at", oldest.toISOString());
  unwrap(erased, "erase old leads");
}
