import { queryOptions } from "@tanstack/react-query";
import type { Role } from "../../../domain/rights.ts";
import { fetchAsUser } from "./fetch-as-user.ts";
import { readSession } from "./auth-client.ts";

export type Account = { id: string; email: string | null; role: Role | null; rights: string[] };

/** The signed-in account, or null. */
export function accountQuery() {
  return queryOptions({
    queryKey: ["account"],
    queryFn: async (): Promise<Account | null> => {
      const session = await readSession();
      return session ? fetchAsUser<Account>("/api/me") : null;
    },
  });
}
