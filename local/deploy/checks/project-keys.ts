/** The keys in .env.deploy belong to the project, and neither is in the other's place. */
import { decodeJwt } from "jose";
import * as v from "valibot";
import { CannotAsk } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { error, type Finding } from "../finding.ts";
import type { Supabase } from "../supabase.ts";

const apiKeys = "Supabase dashboard → Project Settings → API Keys";
const settingsSchema = v.object({ external: v.object({ email: v.boolean() }) });

export const projectKeys: Check = {
  name: "keys of the project",
  when: "before",
  run: async ({ supabase }) => [...(await checkPublishable(supabase)), ...(await checkSecret(supabase))],
};

async function checkPublishable(supabase: Supabase): Promise<Finding[]> {
  const { publishableKey: key } = supabase;
  const remedy = `Copy the publishable key (${apiKeys}) into .env.deploy and into the site's secret.`;
  if (!key) throw new CannotAsk("SUPABASE_PUBLISHABLE_KEY is not set.", remedy);
  if (isSecret(key)) return [error("SUPABASE_PUBLISHABLE_KEY is a secret key.", remedy)];
  const response = await supabase.ask("/auth/v1/settings", key);
  if (response.status === 401 || response.status === 403) {
    return [error("Supabase does not know SUPABASE_PUBLISHABLE_KEY.", remedy)];
  }
  const { external } = await supabase.read("/auth/v1/settings", settingsSchema, key);
  if (external.email) return [];
  return [
    error(
      "Nobody can sign in by email.",
      "Switch it on: Supabase dashboard → Authentication → Sign In / Providers → Email.",
    ),
  ];
}

async function checkSecret(supabase: Supabase): Promise<Finding[]> {
  const remedy = `Copy a secret key (${apiKeys}) into .env.deploy and into the office's secret.`;
  if (!supabase.secretKey) throw new CannotAsk("SUPABASE_SECRET_KEY is not set.", remedy);
  // Only a secret key may list users.
  const response = await supabase.ask("/auth/v1/admin/users?page=1&per_page=1", supabase.secretKey);
  await response.body?.cancel();
  if (response.ok) return [];
  return [
    error(`Supabase does not take SUPABASE_SECRET_KEY for a secret key (status ${response.status}).`, remedy),
  ];
}

/** Also one of the older kind, a token with its role in it. */
function isSecret(key: string): boolean {
  if (key.startsWith("sb_")) return key.startsWith("sb_secret_");
  try {
    return decodeJwt(key)["role"] !== "anon";
  } catch {
    return false;
  }
}
