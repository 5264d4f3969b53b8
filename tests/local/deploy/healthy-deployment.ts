/**
 * A deployment in which everything is right: files as a stranger edits them, the embedded backend as the Supabase
 * project, and stand-ins for what is not on this machine. A test breaks one thing and runs one check.
 */
import type { Backend } from "../../../local/backend.ts";
import type { Check, Deployment } from "../../../local/deploy/check.ts";
import { openCloudflare } from "../../../local/deploy/cloudflare.ts";
import { readDeployment } from "../../../local/deploy/read-deployment.ts";
import { runChecks } from "../../../local/deploy/run-checks.ts";
import { openSupabase, type SupabaseAccess } from "../../../local/deploy/supabase.ts";
import { type Account, cloudflareStandIn, deployedAccount, token } from "./cloudflare-stand-in.ts";
import { type Edits, writeDeployedFiles } from "./deployed-files.ts";
import {
  managedProject,
  type ManagedProject,
  managementStandIn,
  managementToken,
  project,
} from "./management-stand-in.ts";

export type Faults = Edits & {
  account?: (account: Account) => void;
  cloudflareToken?: string;
  managed?: (project: ManagedProject) => void;
  supabase?: Partial<SupabaseAccess>;
  dns?: Record<string, string[]>;
  /** What the deployed site answers to /readyz. */
  siteStatus?: number;
  deployment?: Partial<Deployment>;
};

export const healthyDns: Record<string, string[]> = {
  "send.mail.baan-tawan.com": ["v=spf1 include:amazonses.com ~all"],
  "resend._domainkey.mail.baan-tawan.com": ["p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ"],
  "_dmarc.baan-tawan.com": ["v=DMARC1; p=none; rua=mailto:office@baan-tawan.com"],
};

export async function healthyDeployment(backend: Backend, faults: Faults = {}): Promise<Deployment> {
  const { site, office, scraper } = readDeployment(await writeDeployedFiles(faults), {});
  const account = deployedAccount();
  faults.account?.(account);
  const managed = managedProject();
  faults.managed?.(managed);
  const management = managementStandIn(managed);
  const cloudflare = cloudflareStandIn(account);
  const dns = faults.dns ?? healthyDns;
  return {
    site,
    office,
    scraper,
    supabase: openSupabase({
      url: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      scraperKey: backend.scraperKey,
      management: { url: "https://management.test", project, token: managementToken },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return request.url.startsWith("https://management.test")
          ? management.fetch(request)
          : backend.fetch(request);
      },
      ...faults.supabase,
    }),
    cloudflare: openCloudflare({
      url: "https://cloudflare.test",
      findToken: async () => faults.cloudflareToken ?? token,
      accountId: undefined,
      fetch: async (input, init) => cloudflare.fetch(new Request(input, init)),
    }),
    database: backend.database,
    readTxt: async (name) => dns[name] ?? [],
    fetch: async () => new Response(null, { status: faults.siteStatus ?? 200 }),
    now: () => new Date("2026-11-22T09:00:00Z"),
    ...faults.deployment,
  };
}

/** The output of the check for a deployment with these faults: its lines without the remedies' indentation. */
export async function linesOf(check: Check, backend: Backend, faults: Faults = {}): Promise<string> {
  const { lines } = await runChecks([check], await healthyDeployment(backend, faults));
  return lines.join("\n");
}
