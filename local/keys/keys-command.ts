/** `npm run keys -- list | rotate [ES256|RS256] | revoke <kid>`: the signing keys of the embedded backend on this machine. */
import { join } from "node:path";
import { openKeyStore } from "./key-store.ts";
import { KeyError, revokeSigningKey, rotateSigningKey } from "./rotate.ts";

const [action, argument] = process.argv.slice(2);
const store = await openKeyStore(process.env["DATA_FOLDER"] ?? join(import.meta.dirname, "../../.data"));

if (action === "list") {
  for (const { kid, algorithm, state } of store.read().signing) console.log(`${kid}  ${algorithm}  ${state}`);
} else if (action === "rotate" && (argument === undefined || argument === "ES256" || argument === "RS256")) {
  const key = await rotateSigningKey(store, argument ?? "ES256");
  console.log(
    `${key.kid} (${key.algorithm}) signs from now on; tokens of the key before stay good until it is revoked.`,
  );
} else if (action === "revoke" && argument) {
  try {
    revokeSigningKey(store, argument);
    console.log(`${argument} is revoked: every token it signed is refused from now on.`);
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  console.error("Usage: npm run keys -- list | rotate [ES256|RS256] | revoke <kid>");
  process.exitCode = 1;
}
