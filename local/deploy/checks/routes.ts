import type { Check } from "../check.ts";
import { error } from "../finding.ts";

/** The domain of SITE_URL is in the file, so that deploying connects it. */
export const routes: Check = {
  name: "route of the domain",
  step: 5,
  when: "before",
  run({ site }) {
    const url = URL.parse(String(site.vars["SITE_URL"]));
    // Another check refuses an address that is not https.
    if (url?.protocol !== "https:" || url.host.endsWith(".workers.dev")) return [];
    const { host } = url;
    const isConnected = site.routes?.some(
      (route) =>
        typeof route === "object" &&
        route.pattern === host &&
        "custom_domain" in route &&
        route.custom_domain,
    );
    if (isConnected) return [];
    return [
      error(
        `wrangler.toml does not connect ${host} to the site.`,
        `Add this line above the first [section] of wrangler.toml: routes = [{ pattern = "${host}", custom_domain = true }]`,
      ),
    ];
  },
};
