import type { Session } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import type { Role } from "../../../domain/rights.ts";
import { fetchAsUser } from "./fetch-as-user.ts";
import { readSession } from "./auth-client.ts";
import { readClaims } from "./read-claims.ts";

export type Account = {
  id: string;
  email: string | null;
  phone: string | null;
  role: Role | null;
  /** Their name in the settings' list of people. */
  person: string | null;
  rights: string[];
  /** A guest, who has given no address yet. */
  isAnonymous: boolean;
  /** The same for as long as this browser stays signed in. */
  sessionId: string;
  /** There is a second factor, and this session has not proved it. */
  needsSecondFactor: boolean;
  /** An owner demands a second factor of everybody in the administration, and this account has none yet. */
  mustAddFactor: boolean;
};

type Me = Pick<Account, "id" | "email" | "role" | "person" | "rights" | "mustAddFactor">;

/** The signed-in account, or null. */
export function accountQuery() {
  return queryOptions({
    queryKey: ["account"],
    queryFn: async (): Promise<Account | null> => {
      const session = await readSession();
      return session ? describe(await fetchAsUser<Me>("/api/me"), session) : null;
    },
  });
}

function describe(me: Me, session: Session): Account {
  const { user } = session;
  const { assurance, sessionId } = readClaims(session.access_token);
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return {
    ...me,
    sessionId,
    email: me.email || null,
    phone: user.phone ? `+${user.phone.replace(/^\+/, "")}` : null,
    isAnonymous: user.is_anonymous ?? false,
    needsSecondFactor: hasFactor && assurance !== "aal2",
  };
}
