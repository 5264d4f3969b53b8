import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding } from "../finding.ts";

/** Cloudflare sends requests for SITE_URL to the site Worker. */
export const domain: Check = {
  name: "domain",
  step: 7,
  when: "after",
  run: (deployment) => {
    const host = URL.parse(String(deployment.site.vars["SITE_URL"]))?.host ?? "";
    return host.endsWith(".workers.dev")
      ? checkWorkersDev(deployment, host)
      : checkCustomDomain(deployment, host);
  },
};

async function checkCustomDomain({ site, cloudflare }: Deployment, host: string): Promise<Finding[]> {
  const domains = await cloudflare.list(
    "/workers/domains",
    v.object({ hostname: v.string(), service: v.string() }),
  );
  const found = domains.find(({ hostname }) => hostname === host);
  if (!found) {
    return [
      error(
        `Cloudflare does not connect ${host} to a Worker.`,
        "Add the domain to the account (Cloudflare dashboard → Domains), then run `npm run deploy`.",
      ),
    ];
  }
  if (found.service === site.name) return [];
  return [
    error(
      `${host} belongs to the Worker "${found.service}".`,
      `Remove it there (Workers & Pages → ${found.service} → Domains), then run \`npm run deploy\`.`,
    ),
  ];
}

async function checkWorkersDev({ site, cloudflare }: Deployment, host: string): Promise<Finding[]> {
  const account = await cloudflare.read("/workers/subdomain", v.object({ subdomain: v.string() }));
  const expected = `${site.name}.${account?.subdomain}.workers.dev`;
  if (host !== expected) {
    return [
      error(
        `The site's address is https://${expected}, not https://${host}.`,
        "Set SITE_URL in wrangler.toml to it.",
      ),
    ];
  }
  const worker = await cloudflare.read(
    `/workers/scripts/${site.name}/subdomain`,
    v.object({ enabled: v.boolean() }),
  );
  return worker?.enabled ? [] : [error(`Nothing is deployed at https://${host}.`, "Run `npm run deploy`.")];
}
