/** What Resend asks to be in the DNS of the domain that emails come from: its SPF and DKIM, and a DMARC policy. */
import type { Check, Deployment } from "../check.ts";
import { error, type Finding, ok, warning } from "../finding.ts";

/** Resend sends through Amazon SES, from the subdomain "send". */
const mailFrom = "send";
const authorised = "include:amazonses.com";
const selector = "resend._domainkey";

export const senderDomain: Check = {
  name: "domain that emails come from",
  when: "before",
  async run(deployment) {
    const { vars } = deployment.office;
    if (vars["MAIL_SERVICE"] !== "resend") return [ok("none yet.")];
    const domain = /@([a-z0-9.-]+\.[a-z]+)>?$/i.exec(String(vars["MAIL_FROM"]).trim())?.[1];
    if (!domain) {
      return [
        error("MAIL_FROM has no email address.", 'Set it like "Baan Tawan <hello@mail.your-domain.com>".'),
      ];
    }
    const findings = [
      ...(await checkSpf(deployment, domain)),
      ...(await checkDkim(deployment, domain)),
      ...(await checkDmarc(deployment, domain)),
    ];
    return findings.length > 0 ? findings : [ok(`${domain} has SPF, DKIM and DMARC.`)];
  },
};

const addRecords = (domain: string) =>
  `Add the records that Resend shows for ${domain} (resend.com → Domains) at your DNS.`;

async function checkSpf({ readTxt }: Deployment, domain: string): Promise<Finding[]> {
  const name = `${mailFrom}.${domain}`;
  const records = (await readTxt(name)).filter((record) => /^v=spf1( |$)/i.test(record));
  if (records.length > 1) {
    return [
      error(
        `${name} has ${records.length} SPF records, so receivers use none.`,
        "Keep one of them in your DNS.",
      ),
    ];
  }
  if (records[0]?.includes(authorised)) return [];
  return [error(`${name} has no SPF record with ${authorised}.`, addRecords(domain))];
}

async function checkDkim({ readTxt }: Deployment, domain: string): Promise<Finding[]> {
  const records = await readTxt(`${selector}.${domain}`);
  // An empty p= is a revoked key (RFC 6376, 3.6.1).
  if (records.some((record) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(record))) return [];
  return [error(`${selector}.${domain} has no DKIM key.`, addRecords(domain))];
}

/** The policy may be that of a parent domain (RFC 7489, 6.6.3). */
async function checkDmarc({ readTxt }: Deployment, domain: string): Promise<Finding[]> {
  const labels = domain.split(".");
  for (let from = 0; from < labels.length - 1; from += 1) {
    const records = await readTxt(`_dmarc.${labels.slice(from).join(".")}`);
    if (records.some((record) => /^v=DMARC1\s*;/.test(record))) return [];
  }
  return [
    warning(
      `${domain} has no DMARC policy, and large receivers distrust such emails.`,
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}`,
    ),
  ];
}
