/** Makes secret keys of a Supabase project, each with a database role of its own, through the management API. */
import * as v from "valibot";
import { readDeployment } from "../deploy/read-deployment.ts";

const roles = { "scraper-key": "scraper", "forwarding-key": "anon" } as const;
export type RoleKey = keyof typeof roles;

const variables: Record<RoleKey, string> = {
  "scraper-key": "SUPABASE_SCRAPER_KEY",
  "forwarding-key": "SUPABASE_FORWARDING_KEY",
};
const files: Record<RoleKey, string> = {
  "scraper-key": "scraper/wrangler.toml",
  "forwarding-key": "wrangler.toml",
};

export const isRoleKey = (word: string | undefined): word is RoleKey =>
  word !== undefined && Object.hasOwn(roles, word);

/** Untried on a real project: its documentation describes the request, and a stand-in tests it. */
export async function makeRoleKey(kind: RoleKey, folder: string, environment: NodeJS.ProcessEnv) {
  const deployment = readDeployment(folder, environment);
  try {
    const { askManagement } = deployment.supabase;
    if (!askManagement)
      throw new Error("Set SUPABASE_ACCESS_TOKEN in .env.deploy and SUPABASE_URL in wrangler.toml.");
    const body = {
      type: "secret",
      name: kind.replace("-key", ""),
      secret_jwt_template: { role: roles[kind] },
    };
    const { api_key: key } = await askManagement("/api-keys?reveal=true", v.object({ api_key: v.string() }), {
      method: "POST",
      body,
    });
    const name = variables[kind];
    console.log(
      `${name}=${key}\nPut this line into .env.deploy, and the key into the Worker: npx wrangler secret put ${name} -c ${files[kind]}`,
    );
  } finally {
    await deployment.close();
  }
}
