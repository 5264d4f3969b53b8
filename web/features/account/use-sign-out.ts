import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "./account-query.ts";
import { authClient } from "./auth-client.ts";

/** Ends the session of this browser. What was read with it is forgotten. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await authClient()).signOut({ scope: "local" }),
    onSuccess: () => {
      queryClient.setQueryData(accountQuery().queryKey, null);
      queryClient.removeQueries({ queryKey: ["admin"] });
    },
  });
}
