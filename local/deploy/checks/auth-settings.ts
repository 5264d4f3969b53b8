/** Settings of Auth that only the management API tells: where links lead, and who sends its emails. */
import * as v from "valibot";
import type { Check } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";

const schema = v.object({
  site_url: v.nullish(v.string(), ""),
  uri_allow_list: v.nullish(v.string(), ""),
  smtp_host: v.nullish(v.string(), ""),
  security_sb_forwarded_for_enabled: v.nullish(v.boolean(), false),
});
const urls = "Supabase dashboard → Authentication → URL Configuration";

export const authSettings: Check = {
  name: "settings of Supabase Auth",
  step: 3,
  when: "before",
  async run({ site, supabase }) {
    if (!supabase.askManagement) {
      return [
        warning(
          "Not looked at: Site URL, redirect URLs, SMTP, and which signing key is in use.",
          "Set SUPABASE_ACCESS_TOKEN in .env.deploy, or compare them yourself with docs/deploying.md, step 3.",
          2,
        ),
      ];
    }
    const auth = await supabase.askManagement("/config/auth", schema);
    return judge(String(site.vars["SITE_URL"]), auth);
  },
};

function judge(siteUrl: string, auth: v.InferOutput<typeof schema>): Finding[] {
  const findings: Finding[] = [];
  if (auth.site_url.replace(/\/$/, "") !== siteUrl) {
    findings.push(
      error(
        `The Site URL is "${auth.site_url}", so links in emails lead there.`,
        `Set it to ${siteUrl}: ${urls}.`,
      ),
    );
  }
  const allowed = auth.uri_allow_list.split(",").map((address) => address.trim());
  if (!allowed.includes(`${siteUrl}/**`)) {
    findings.push(warning("The redirect URLs lack the site's pages.", `Add ${siteUrl}/**: ${urls}.`));
  }
  const foreign = allowed.filter((address) => address !== "" && !address.startsWith(`${siteUrl}/`));
  if (foreign.length > 0) {
    findings.push(
      warning(`Sign-in may also lead to ${foreign.join(", ")}.`, `Remove what is not yours: ${urls}.`),
    );
  }
  if (!auth.smtp_host) {
    findings.push(
      warning(
        "Supabase's own mail server sends Auth's emails: a few an hour, and only to members of the organisation.",
        "Supabase dashboard → Authentication → Emails → SMTP Settings (docs/deploying.md, step 3).",
      ),
    );
  }
  if (!auth.security_sb_forwarded_for_enabled) {
    findings.push(
      warning(
        "Auth does not take visitors' addresses from the site, so it limits all visitors together.",
        "Run `npm run deploy:auth -- --apply`.",
      ),
    );
  }
  return findings;
}
