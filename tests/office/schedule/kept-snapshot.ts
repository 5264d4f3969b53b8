/** The office's KV in memory, with what was written since it was last asked, beside a client of the backend. */
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../../domain/database.ts";
import type { Backend } from "../../../local/backend.ts";
import type { Office } from "../../../office/office.ts";

export function openKeptSnapshot({ url, secretKey }: Backend) {
  const kept = new Map<string, string>();
  let puts: string[] = [];
  const snapshot = {
    get: (key: string) => Promise.resolve(JSON.parse(kept.get(key) ?? "null")),
    put: (key: string, value: string) =>
      Promise.resolve(puts.push(key)).then(() => void kept.set(key, value)),
    delete: (key: string) => Promise.resolve(void kept.delete(key)),
  } as unknown as Office["snapshot"];
  const database = createClient<Database>(url, secretKey, {
    auth: { persistSession: false },
  }) as unknown as Office["database"];
  return {
    kept,
    /** Whether all is stored, and the keys that were written for it. */
    run: async (write: (stores: Pick<Office, "snapshot" | "database">) => Promise<boolean>) => {
      puts = [];
      const isWhole = await write({ snapshot, database });
      return { isWhole, puts: puts.toSorted() };
    },
  };
}
