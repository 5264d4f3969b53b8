import type { Check, Deployment } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";

/** Names that mean this machine, or that no one can own by RFC 2606 and RFC 6761. */
const nobodysHost =
  /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|(.*\.)?example\.(com|net|org)|.*\.(localhost|local|test|example|invalid))$/;

/** The addresses in the [vars] of the three files lead to the deployed site and not to a developer's machine. */
export const addresses: Check = {
  name: "addresses",
  when: "before",
  run: (deployment) => [...listAddresses(deployment).flatMap(judgeAddress), ...compare(deployment)],
};

type Address = { name: string; file: string; value: unknown };

function listAddresses({ site, office, scraper }: Deployment): Address[] {
  return [
    { file: "wrangler.toml", name: "SITE_URL", value: site.vars["SITE_URL"] },
    { file: "wrangler.toml", name: "SUPABASE_URL", value: site.vars["SUPABASE_URL"] },
    { file: "office/wrangler.toml", name: "SITE_URL", value: office.vars["SITE_URL"] },
    { file: "office/wrangler.toml", name: "SUPABASE_URL", value: office.vars["SUPABASE_URL"] },
    { file: "scraper/wrangler.toml", name: "SUPABASE_URL", value: scraper.vars["SUPABASE_URL"] },
    { file: "scraper/wrangler.toml", name: "CONTACT_URL", value: scraper.vars["CONTACT_URL"] },
  ];
}

function judgeAddress({ name, file, value }: Address): Finding[] {
  const remedy = `Set ${name} in the [vars] of ${file} to its public https address.`;
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (!url) return [error(`${name} in ${file} is no address.`, remedy)];
  if (nobodysHost.test(url.hostname))
    return [error(`${name} in ${file} is ${url.origin}: a local or sample address.`, remedy)];
  if (url.protocol !== "https:") return [error(`${name} in ${file} is not https.`, remedy)];
  return [];
}

function compare({ site, office, scraper }: Deployment): Finding[] {
  const findings: Finding[] = [];
  if (new Set([site, office, scraper].map(({ vars }) => vars["SUPABASE_URL"])).size > 1) {
    findings.push(
      error(
        "The Workers name different Supabase projects.",
        "Use one SUPABASE_URL in the three wrangler.toml files.",
      ),
    );
  }
  if (site.vars["SITE_URL"] !== office.vars["SITE_URL"]) {
    findings.push(
      error(
        "Emails link to another address than the site's.",
        "Use one SITE_URL in wrangler.toml and office/wrangler.toml.",
      ),
    );
  }
  if (scraper.vars["PRIVATE_HOSTS_ALLOWED"]) {
    findings.push(
      error(
        "The scraper may read private hosts.",
        'Set PRIVATE_HOSTS_ALLOWED = "" in scraper/wrangler.toml.',
      ),
    );
  }
  const [siteHost, contactHost] = [site.vars["SITE_URL"], scraper.vars["CONTACT_URL"]].map(
    (value) => URL.parse(String(value))?.host,
  );
  if (siteHost !== contactHost) {
    findings.push(
      warning(
        "CONTACT_URL is not on the site, so owners of sites that we read are sent elsewhere.",
        "Set CONTACT_URL in scraper/wrangler.toml to the site's /contact.",
      ),
    );
  }
  return findings;
}
