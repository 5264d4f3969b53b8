/**
 * `npm run deploy:auth`: shows which settings of Auth and which of its emails are not as docs/deploying.md wants them.
 * With `--apply` it sets them and reads them back. `--folder` has other copies of the wrangler.toml files.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { listDifferences, wantedAuthConfig } from "./auth-config.ts";
import { CannotAsk, notSet } from "./cannot-ask.ts";
import { isNobodys, setAddress } from "./checks/addresses.ts";
import { readDeployment } from "./read-deployment.ts";

const path = "/config/auth";
const schema = v.record(v.string(), v.unknown());
const shownCharacters = 60;

const { values } = parseArgs({
  options: {
    apply: { type: "boolean", default: false },
    folder: { type: "string", default: join(import.meta.dirname, "../..") },
  },
});
const deployment = readDeployment(values.folder, process.env);
try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CannotAsk)) throw error;
  console.error(`${error.message}\n→ ${error.remedy}`);
  process.exitCode = 1;
} finally {
  await deployment.close();
}

/** Ends with 1 while anything differs, so that a script can ask. */
async function run(): Promise<number> {
  const { site, supabase } = deployment;
  const siteUrl = String(site.vars["SITE_URL"]);
  if (isNobodys(siteUrl)) throw new CannotAsk("SITE_URL is not set yet.", setAddress("SITE_URL"));
  if (!supabase.askManagement) throw notSet("SUPABASE_ACCESS_TOKEN, or SUPABASE_URL of a hosted project,");
  const wanted = wantedAuthConfig(siteUrl);
  const before = await supabase.askManagement(path, schema);
  const differences = listDifferences(wanted, before);
  for (const [name, value] of Object.entries(differences))
    console.log(`${name}\n  is      ${show(before[name])}\n  wanted  ${show(value)}`);
  const count = Object.keys(differences).length;
  console.log(`${Object.keys(wanted).length - count} settings are right, ${count} differ.`);
  if (count === 0) return 0;
  if (!values.apply) {
    console.log("Set them: npm run deploy:auth -- --apply");
    return 1;
  }
  await supabase.askManagement(path, schema, { method: "PATCH", body: differences });
  const left = Object.keys(listDifferences(wanted, await supabase.askManagement(path, schema)));
  console.log(
    left.length === 0
      ? `${count} set and read back.`
      : `Read back, these are not as they were set: ${left.join(", ")}.`,
  );
  return left.length === 0 ? 0 : 1;
}

function show(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > shownCharacters
    ? `${text.slice(0, shownCharacters)}… (${text.length} characters)`
    : text;
}
