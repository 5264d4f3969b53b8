/**
 * `npm run admin -- grant|revoke|forget-factors|list [email]`: manages the site's admins. The last owner stays, unless
 * `revoke` gets `--force`. `forget-factors` lets in an admin who has lost the second factor. It acts on the
 * project of .env.deploy, and says so; without one, or with `--local`, on the embedded backend that is running here.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../domain/database.ts";
import { findDataFolder } from "./data-folder/find-data-folder.ts";
import { findHolder } from "./data-folder/lock.ts";
import type { Keys } from "./keys/key-store.ts";

type Client = SupabaseClient<Database>;

const [action, email] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isForced = process.argv.includes("--force");
const isLocal = process.argv.includes("--local");
const actions: Record<string, (client: Client, email: string) => Promise<void>> = {
  grant,
  revoke,
  "forget-factors": forgetFactors,
  list,
};
const run = actions[action ?? ""];
if (!run || (action !== "list" && !email)) {
  console.error(
    "Usage: npm run admin -- grant <email> | revoke <email> [--force] | forget-factors <email> | list [--local]",
  );
  process.exit(1);
}
try {
  await run(connect(), email ?? "");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function grant(client: Client, address: string): Promise<void> {
  const { error } = await client.from("admins").upsert({ user_id: await findUserId(client, address) });
  if (error) throw new Error(`Could not grant: ${error.message}`);
  console.log(`${address} is an admin now.`);
}

async function revoke(client: Client, address: string): Promise<void> {
  const userId = await findUserId(client, address);
  const { error } = isForced
    ? await client.rpc("force_remove_admin", { person: userId })
    : await client.from("admins").delete().eq("user_id", userId);
  if (error)
    throw new Error(`Could not revoke: ${error.message}${isForced ? "" : ". --force revokes even so."}`);
  console.log(`${address} is no longer an admin.`);
}

async function forgetFactors(client: Client, address: string): Promise<void> {
  const userId = await findUserId(client, address);
  const { data, error } = await client.auth.admin.mfa.listFactors({ userId });
  if (error) throw new Error(`Could not list second factors: ${error.message}`);
  for (const { id } of data.factors) {
    const removed = await client.auth.admin.mfa.deleteFactor({ userId, id });
    if (removed.error) throw new Error(`Could not remove a second factor: ${removed.error.message}`);
  }
  console.log(`${address} has no second factor now (${data.factors.length} removed).`);
}

async function list(client: Client): Promise<void> {
  const { data, error } = await client.from("admins").select("user_id,granted_at").order("granted_at");
  if (error) throw new Error(`Could not read admins: ${error.message}`);
  if (data.length === 0) console.log("There is no admin yet.");
  for (const admin of data) {
    const { data: found } = await client.auth.admin.getUserById(admin.user_id);
    console.log(`${found.user?.email ?? admin.user_id}  since ${admin.granted_at}`);
  }
}

/** Supabase's Auth cannot look up an address, so this reads pages of users until it finds it. */
async function findUserId(client: Client, address: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: 1000 });
    if (error) throw new Error(`Could not list users: ${error.message}`);
    const user = data.users.find((candidate) => candidate.email?.toLowerCase() === address.toLowerCase());
    if (user) return user.id;
    if (data.users.length < 1000) throw new Error(`Nobody has signed up as ${address}.`);
  }
}

function connect(): Client {
  const { url, key } = findBackend();
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** The embedded backend is where the start that holds the data folder says. */
function findBackend(): { url: string; key: string } {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = isLocal ? {} : process.env;
  if (url && key) {
    console.error(`At ${url}:`);
    return { url, key };
  }
  const folder = findDataFolder();
  const file = join(folder, "keys.json");
  const port = process.env["BACKEND_PORT"] ?? findHolder(folder)?.ports?.backend;
  if (url || key || !port || !existsSync(file)) {
    throw new Error(
      "Set both SUPABASE_URL and SUPABASE_SECRET_KEY in .env.deploy, or start the embedded backend first (npm start).",
    );
  }
  const { secretKey } = JSON.parse(readFileSync(file, "utf8")) as Keys;
  return { url: `http://127.0.0.1:${port}`, key: secretKey };
}
