/** The repository's three wrangler.toml files, edited as docs/deploying.md says, in a folder of their own. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { namespaceId, snapshotId } from "./cloudflare-stand-in.ts";

const root = join(import.meta.dirname, "../../..");
const files = ["wrangler.toml", "office/wrangler.toml", "scraper/wrangler.toml"];

export type Edits = { vars?: Record<string, string>; namespace?: string; domain?: string };

const deployedVars = {
  SITE_URL: "https://www.baan-tawan.com",
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  CONTACT_URL: "https://www.baan-tawan.com/contact",
  MAIL_SERVICE: "resend",
  MAIL_FROM: "Baan Tawan <hello@mail.baan-tawan.com>",
  OFFICE_EMAIL: "office@baan-tawan.com",
};

/** The folder, which is deleted after the test. */
export async function writeDeployedFiles(edits: Edits = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "deployment-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), edit(await readFile(join(root, file), "utf8"), edits));
  }
  return folder;
}

function edit(
  text: string,
  { vars = {}, namespace = namespaceId, domain = "www.baan-tawan.com" }: Edits,
): string {
  let edited = text
    .replace(/^routes = .*\n/m, "")
    .replace(/(binding = "CATALOGUE"\nid = )".*"/, `$1"${namespace}"`)
    .replace(/(binding = "SNAPSHOT"\nid = )".*"/, `$1"${snapshotId}"`);
  for (const [name, value] of Object.entries({ ...deployedVars, ...vars })) {
    edited = edited.replace(new RegExp(`^${name} = .*\n`, "m"), "");
    edited = edited.replace("[vars]\n", `[vars]\n${value && `${name} = ${JSON.stringify(value)}\n`}`);
  }
  const route = `routes = [{ pattern = "${domain}", custom_domain = true }]\n`;
  return text.includes('name = "site"') && domain ? route + edited : edited;
}
