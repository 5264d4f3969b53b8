/**
 * The rights of visitors, signed-in users and the scraper in the database must be those that the migrations grant.
 * Restoring a dump of the schema gives more: Supabase's default rights give every new table and function to everyone,
 * and the dump does not revoke them.
 */
import { openDatabase } from "../../database/open.ts";
import type { Check } from "../check.ts";
import { error, type Finding } from "../finding.ts";
import { queryDatabase } from "../query-database.ts";

const mostShown = 5;

/** Of one table or function: "select anon", "execute public". */
type Rights = { object: string; rights: string[] };

/** Without MAINTAIN, REFERENCES and TRIGGER: they differ between versions of Postgres, and no request can use them. */
const rightsSql = `
  select object, array(
    select lower(privilege_type) || ' ' || coalesce(rolname, 'public')
    from aclexplode(acl) left join pg_roles on pg_roles.oid = grantee
    where (grantee = 0 or rolname in ('anon', 'authenticated', 'scraper'))
      and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'EXECUTE')
    order by 1) as rights
  from (
    select 'table ' || format('public.%I', relname) as object, relacl as acl
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    union all
    select 'function ' || format('public.%I(%s)', proname, pg_get_function_identity_arguments(oid)),
      coalesce(proacl, acldefault('f', proowner))
    from pg_proc where pronamespace = 'public'::regnamespace
  ) as objects
  order by object`;

export const rights: Check = {
  name: "rights in the database",
  step: 7,
  when: "after",
  async run(deployment) {
    const rows = await queryDatabase<Rights>(deployment, rightsSql);
    const actual = new Map(rows.map((row) => [row.object, row.rights]));
    const findings = (await readMigratedRights()).flatMap(({ object, rights: expected }) =>
      // The check of the migrations says what is missing.
      compare(object, expected, actual.get(object) ?? expected),
    );
    const hidden = findings.length - mostShown;
    if (hidden <= 0) return findings;
    return [
      ...findings.slice(0, mostShown),
      error(
        `${hidden} more rights are wrong.`,
        'Restore into a migrated project: docs/runbook.md, "Restore, and the drill".',
      ),
    ];
  },
};

async function readMigratedRights(): Promise<Rights[]> {
  const database = await openDatabase();
  try {
    return await database.query<Rights>(rightsSql);
  } finally {
    await database.close();
  }
}

function compare(object: string, expected: string[], actual: string[]): Finding[] {
  return [
    ...actual
      .filter((right) => !expected.includes(right))
      .map((right) => judge(right, object, "may", "revoke", "from")),
    ...expected
      .filter((right) => !actual.includes(right))
      .map((right) => judge(right, object, "may not", "grant", "to")),
  ];
}

function judge(right: string, object: string, may: string, verb: string, preposition: string): Finding {
  const [privilege, role] = right.split(" ");
  return error(
    `${role === "public" ? "Everyone" : role} ${may} ${privilege} on ${object}.`,
    `Run \`${verb} ${privilege} on ${object} ${preposition} ${role}\` in Supabase's SQL editor.`,
  );
}
