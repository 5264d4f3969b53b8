import { queryOptions } from "@tanstack/react-query";
import { fetchAsUser } from "./fetch-as-user.ts";
import { authClient } from "./auth-client.ts";

export type Account = { id: string; email: string | null; isAdmin: boolean };

/** Who is signed in, null when nobody is. */
export function accountQuery() {
  return queryOptions({
    queryKey: ["account"],
    queryFn: async (): Promise<Account | null> => {
      const { data } = await authClient().getSession();
      return data.session ? fetchAsUser<Account>("/api/me") : null;
    },
  });
}
