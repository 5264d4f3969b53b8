import { listMigrations } from "../../database/migrate.ts";
import type { Check } from "../check.ts";
import { error, type Finding, warning } from "../finding.ts";
import { queryDatabase } from "../query-database.ts";

/** The database has every migration of this folder, and none that this folder lacks. */
export const migrations: Check = {
  name: "migrations",
  when: "after",
  async run(deployment) {
    const [table] = await queryDatabase<{ is_there: boolean }>(
      deployment,
      "select to_regclass('site_private.migrations') is not null as is_there",
    );
    const rows = table?.is_there
      ? await queryDatabase<{ name: string }>(
          deployment,
          "select name from site_private.migrations order by name",
        )
      : [];
    return compare(
      await listMigrations(),
      rows.map(({ name }) => name),
    );
  },
};

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
