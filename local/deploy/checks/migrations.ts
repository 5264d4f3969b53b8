import { type AppliedMigration, hashMigration, listMigrations } from "../../database/migrate.ts";
import type { Check } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";
import { queryDatabase } from "../query-database.ts";

/** The database has every migration of this folder, and none that this folder lacks. */
export const migrations: Check = {
  name: "migrations",
  step: 7,
  when: "after",
  async run(deployment) {
    const [table] = await queryDatabase<{ is_there: boolean }>(
      deployment,
      "select to_regclass('site_private.migrations') is not null as is_there",
    );
    const rows = table?.is_there
      ? await queryDatabase<AppliedMigration>(
          deployment,
          `select name, to_jsonb(one) ->> 'content_hash' as content_hash
          from site_private.migrations as one order by name`,
        )
      : [];
    const names = rows.map(({ name }) => name);
    return [...compare(await listMigrations(), names), ...(await findChanged(rows))];
  },
};

async function findChanged(applied: AppliedMigration[]): Promise<Finding[]> {
  const files = new Set(await listMigrations());
  for (const { name, content_hash } of applied) {
    if (!content_hash || !files.has(name) || content_hash === (await hashMigration(name))) continue;
    return [
      error(
        `${name} is not the file that was applied.`,
        "Restore it, and put the change in a new migration.",
      ),
    ];
  }
  return [];
}

function compare(files: string[], applied: string[]): Finding[] {
  const findings: Finding[] = [];
  const missing = files.filter((file) => !applied.includes(file));
  if (missing.length > 0) {
    findings.push(
      error(
        `${missing.length} of ${files.length} are not applied, first ${missing[0]}.`,
        "Run `npm run migrate`.",
      ),
    );
  }
  const unknown = applied.filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    findings.push(
      warning(`The database has ${unknown[0]}, which is not here.`, "Deploy from the newest code."),
    );
  }
  return findings;
}
