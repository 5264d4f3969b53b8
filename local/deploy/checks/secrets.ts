import * as v from "valibot";
import type { Check, Deployment } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";

const schema = v.array(v.object({ name: v.string() }));

/** The Workers have their secrets. Cloudflare tells the names only. */
export const secrets: Check = {
  name: "secrets",
  step: 6,
  when: "before",
  async run(deployment) {
    const { site, office, scraper } = deployment;
    return [
      ...(await compare(
        deployment,
        site.name,
        "wrangler.toml",
        ["SUPABASE_PUBLISHABLE_KEY", "SITE_KEY", "GUIDE_LINK_KEY"],
        {
          SUPABASE_FORWARDING_KEY: "Supabase Auth counts its rate limits for all visitors together",
          MAIL_WEBHOOK_SECRET:
            "nobody learns that an email did not arrive, and who complains still gets letters",
        },
        "SUPABASE_SECRET_KEY",
      )),
      ...(await compare(
        deployment,
        office.name,
        "office/wrangler.toml",
        [
          "SUPABASE_SECRET_KEY",
          "GUIDE_LINK_KEY",
          ...(office.vars["MAIL_SERVICE"] === "resend" ? ["MAIL_KEY"] : []),
        ],
        {
          ALARM_WEBHOOK_URL: "alarms of the scraper reach nobody outside the administration",
          HEARTBEAT_URL: "nobody notices when the office stops",
        },
      )),
      ...(await compare(
        deployment,
        scraper.name,
        "scraper/wrangler.toml",
        ["SUPABASE_SCRAPER_KEY"],
        { HEARTBEAT_URL: "nobody notices when cron or the queue stops" },
        "SUPABASE_SECRET_KEY",
      )),
    ];
  },
};

/** For an optional secret, what is missing without it. */
async function compare(
  { cloudflare }: Deployment,
  worker: string | undefined,
  file: string,
  required: string[],
  optional: Record<string, string>,
  forbidden?: string,
): Promise<Finding[]> {
  // A Worker that was never deployed has none. Wrangler makes it with its first secret.
  const found = (await cloudflare.read(`/workers/scripts/${worker}/secrets`, schema)) ?? [];
  const isMissing = (name: string) => !found.some((secret) => secret.name === name);
  const put = (name: string) => `Run \`npx wrangler secret put ${name} -c ${file}\`.`;
  return [
    ...required.filter(isMissing).map((name) => error(`The Worker "${worker}" has no ${name}.`, put(name))),
    ...Object.entries(optional)
      .filter(([name]) => isMissing(name))
      .map(([name, loss]) => warning(`Without ${name}, ${loss}.`, put(name))),
    ...found
      .filter(({ name }) => name === forbidden)
      .map(({ name }) =>
        error(
          `The Worker "${worker}" has ${name}, which it must not hold.`,
          `Run \`npx wrangler secret delete ${name} -c ${file}\`.`,
        ),
      ),
  ];
}
