/** The short table of addresses and sign-ins that a start prints. */
import { relative } from "node:path";
import { findDataFolder } from "./data-folder/find-data-folder.ts";
import type { Upstream } from "./upstream.ts";

export function describeStart(siteUrl: string, upstream: Upstream): string {
  const rows: [string, string][] = [
    ["Site", siteUrl],
    ["Administration", `${siteUrl}/admin`],
    ["Backend", upstream.url],
  ];
  if (upstream.outsideUrl) {
    rows.push(
      ["Mailbox", `${upstream.url}/_local/mailbox`],
      ["Outside site", upstream.outsideUrl],
      ["Owner", "admin@example.com  /  local-only-password"],
      ["Editor", "editor@example.com  /  local-only-password"],
      ["Agent", "agent@example.com  /  local-only-password"],
      ["Visitor", "visitor@example.com  /  local-only-password"],
    );
  }
  const width = Math.max(...rows.map(([label]) => label.length));
  const table = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join("\n");
  const notice = `\n\n  Contact details are samples until an owner saves the settings: ${siteUrl}/admin/settings`;
  const folder = relative(process.cwd(), findDataFolder());
  return `\n${table}${notice}\n\n  Ctrl-C stops everything. Data is kept in ${folder}; start over with: npm start -- --fresh\n`;
}
