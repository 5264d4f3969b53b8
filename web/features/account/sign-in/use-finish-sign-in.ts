/** The next step after a sign-in: the second factor if there is one, else the page that the visitor came for. */
import { useQueryClient } from "@tanstack/react-query";
import { readOwnPath } from "../../../../domain/accounts/own-path.ts";
import { useNavigate, useSearchParams } from "../../../routing/router-hooks.ts";
import { paths } from "../../../routing/paths.ts";
import { accountQuery } from "../account-query.ts";
import { findDestination } from "../find-destination.ts";
import { readKeptPath } from "./kept-path.ts";

/** The path of our own to go to afterwards. */
export function useReturnPath(): string | undefined {
  return readOwnPath(useSearchParams().get("next"));
}

/** `returnTo` is the present address, for a form that replaces a page. */
export function useFinishSignIn(returnTo?: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const next = useReturnPath();
  return async () => {
    await queryClient.invalidateQueries({ ...accountQuery(), refetchType: "none" });
    const account = await queryClient.fetchQuery(accountQuery());
    const target = returnTo ?? next ?? readKeptPath();
    if (account?.needsSecondFactor) {
      await navigate(target ? paths.signInFor(target) : paths.signIn, { replace: true });
      return;
    }
    await navigate(findDestination(target ?? null, account ?? { rights: [] }), { replace: true });
  };
}
