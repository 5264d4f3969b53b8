import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "./account-query.ts";
import { signOut } from "./sign-out.ts";

/** Ends the session of this browser and forgets the data that was read with it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => signOut("local"),
    onSuccess: () => {
      queryClient.setQueryData(accountQuery().queryKey, null);
      queryClient.removeQueries({ queryKey: ["admin"] });
    },
  });
}
