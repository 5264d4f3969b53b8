/** One call, or a few, of the Auth admin API for each task. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { localisePath } from "../../domain/languages/locales.ts";
import type { PeopleOutcome, PeopleTask } from "../../domain/people.ts";

export type Accounts = SupabaseClient["auth"]["admin"];

type Acted = PeopleOutcome & { id?: string };
type Task = Exclude<PeopleTask, { action: "tell_role" }>;

/** A hundred years: Auth has no ban without an end. */
const forEver = "876000h";

export async function actOnAccount(accounts: Accounts, task: Task, siteUrl: string): Promise<Acted> {
  switch (task.action) {
    case "invite": {
      const { data, error } = await accounts.inviteUserByEmail(task.email, { data: { locale: task.locale } });
      return error ? refusalOf(error) : { isDone: true, id: data.user.id };
    }
    case "make_link": {
      const { email, locale } = task;
      const options = { data: { locale } };
      const { data, error } = await accounts.generateLink({ type: "invite", email, options });
      if (error) return refusalOf(error);
      const query = new URLSearchParams({ token_hash: data.properties.hashed_token, type: "invite" });
      return {
        isDone: true,
        id: data.user.id,
        link: `${siteUrl}${localisePath("/auth/callback", locale)}?${query}`,
      };
    }
    case "create": {
      // Not confirmed: the person proves the address with the code of the first sign-in.
      const { data, error } = await accounts.createUser({
        email: task.email,
        user_metadata: { locale: task.locale },
      });
      return error ? refusalOf(error) : { isDone: true, id: data.user.id };
    }
    case "disable":
    case "enable": {
      const ban_duration = task.action === "disable" ? forEver : "none";
      const { error } = await accounts.updateUserById(task.person, { ban_duration });
      return error ? refusalOf(error) : { isDone: true };
    }
    case "forget_factors":
      return forgetFactors(accounts, task.person);
    case "delete_account": {
      const softly = true;
      const { error } = await accounts.deleteUser(task.person, softly);
      return error ? refusalOf(error) : { isDone: true };
    }
  }
}

async function forgetFactors(accounts: Accounts, userId: string): Promise<Acted> {
  const { data, error } = await accounts.mfa.listFactors({ userId });
  if (error) return refusalOf(error);
  for (const { id } of data.factors) {
    const removed = await accounts.mfa.deleteFactor({ userId, id });
    if (removed.error) return refusalOf(removed.error);
  }
  return { isDone: true };
}

function refusalOf({ code }: { code?: string | undefined }): Acted {
  if (code === "email_exists") return { isDone: false, refusal: "known_email" };
  return { isDone: false, refusal: code === "user_not_found" ? "not_found" : "unavailable" };
}
