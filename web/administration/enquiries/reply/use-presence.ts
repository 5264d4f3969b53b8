/** Tells the others that this lead is open here, and whether a reply is being written; answers with who else is there. */
import { useQuery } from "@tanstack/react-query";
import type { Presence } from "../../../../domain/leads/desk/lead-details.ts";
import { useDesk } from "../desk-context.ts";
import { askPresence } from "../enquiry-api.ts";

const everyMs = 15_000;

export function usePresence(leadId: string, isReplying: boolean): Presence {
  const { fetchJson } = useDesk();
  const { data } = useQuery({
    // Not below the leads' key: a command must not ask for it again.
    queryKey: ["presence", leadId, isReplying],
    queryFn: async () => (await askPresence(fetchJson, leadId, isReplying)).others,
    refetchInterval: everyMs,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? [];
}
