import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding } from "../finding.ts";

const create = (name: string) =>
  `Run \`npx wrangler kv namespace create ${name}\` and put the id that it prints into each wrangler.toml that names it.`;

/** The Workers share the catalogue's version, and the site and the office the snapshot. Both namespaces exist. */
export const kvNamespace: Check = {
  name: "KV namespace",
  when: "before",
  async run(deployment) {
    const { site, office, scraper } = deployment;
    const catalogue = await checkNamespace(deployment, "CATALOGUE", [site, office, scraper]);
    const snapshot = await checkNamespace(deployment, "SNAPSHOT", [site, office]);
    return [...catalogue, ...snapshot, ...checkApart(deployment)];
  },
};

type WorkerFile = Deployment["site"];

export function namespaceOf(file: WorkerFile, name: string): string {
  return file.kv_namespaces.find(({ binding }) => binding === name)?.id ?? "";
}

async function checkNamespace(
  { cloudflare }: Deployment,
  name: string,
  files: readonly [WorkerFile, ...WorkerFile[]],
): Promise<Finding[]> {
  const id = namespaceOf(files[0], name);
  const remedy = create(name.toLowerCase());
  if (!/^[0-9a-f]{32}$/.test(id)) return [error(`"${id}" in wrangler.toml stands in for an id.`, remedy)];
  if (files.some((file) => namespaceOf(file, name) !== id)) {
    const same = `Use one id for ${name} in every wrangler.toml that names it.`;
    return [error(`The Workers use different namespaces as ${name}.`, same)];
  }
  const found = await cloudflare.read(`/storage/kv/namespaces/${id}`, v.object({ id: v.string() }));
  return found ? [] : [error(`Cloudflare has no KV namespace ${id}.`, remedy)];
}

/** The scraper may write to the first, and must not reach what visitors read in an outage. */
function checkApart({ site }: Deployment): Finding[] {
  if (namespaceOf(site, "CATALOGUE") !== namespaceOf(site, "SNAPSHOT")) return [];
  return [error("CATALOGUE and SNAPSHOT are one namespace.", create("snapshot"))];
}
