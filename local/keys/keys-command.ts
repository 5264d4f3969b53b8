/**
 * `npm run keys -- list | rotate [ES256|RS256] | revoke <kid>` manages the embedded backend's signing keys.
 * `npm run keys -- site-key | forget-site-keys | scraper-key | forwarding-key` manages the Workers' keys in the Supabase
 * project of .env.deploy.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findDataFolder } from "../data-folder/find-data-folder.ts";
import { lockUnlessStarted } from "../data-folder/lock.ts";
import { type KeyStore, openKeyStore } from "./key-store.ts";
import { revokeSigningKey, rotateSigningKey } from "./rotate.ts";
import { isRoleKey, makeRoleKey } from "./keys-of-project.ts";
import { addSiteKey, forgetSiteKeys } from "./site-keys-of-project.ts";

const {
  values,
  positionals: [action, argument],
} = parseArgs({
  allowPositionals: true,
  options: { folder: { type: "string", default: join(import.meta.dirname, "../..") } },
});
try {
  if (action === "site-key") await addSiteKey(process.env);
  else if (isRoleKey(action)) await makeRoleKey(action, values.folder, process.env);
  else if (action === "forget-site-keys") await forgetSiteKeys(process.env);
  else await runOnFolder(findDataFolder());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runOnFolder(folder: string): Promise<void> {
  const lock = lockUnlessStarted(folder, { command: "npm run keys" });
  await run(await openKeyStore(folder)).finally(lock.release);
}

async function run(store: KeyStore): Promise<void> {
  if (action === "list") {
    for (const { kid, algorithm, state } of store.read().signing)
      console.log(`${kid}  ${algorithm}  ${state}`);
  } else if (
    action === "rotate" &&
    (argument === undefined || argument === "ES256" || argument === "RS256")
  ) {
    const key = await rotateSigningKey(store, argument ?? "ES256");
    console.log(
      `${key.kid} (${key.algorithm}) now signs. Tokens of the previous key stay valid until it is revoked.`,
    );
  } else if (action === "revoke" && argument) {
    revokeSigningKey(store, argument);
    console.log(`${argument} is revoked. Every token it signed is now refused.`);
  } else {
    throw new Error(
      "Usage: npm run keys -- list | rotate [ES256|RS256] | revoke <kid> | site-key | forget-site-keys | scraper-key | forwarding-key",
    );
  }
}
