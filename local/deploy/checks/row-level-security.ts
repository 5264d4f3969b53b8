import type { Check } from "../check.ts";
import { error } from "../finding.ts";
import { queryDatabase } from "../query-database.ts";

/** Without it, anyone with the public key may read a table. */
export const rowLevelSecurity: Check = {
  name: "row level security",
  step: 7,
  when: "after",
  async run(deployment) {
    const open = await queryDatabase<{ name: string }>(
      deployment,
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by relname`,
    );
    return open.map(({ name }) =>
      error(
        `The table public.${name} is open to everyone.`,
        `Run \`alter table public.${name} enable row level security\` in Supabase's SQL editor.`,
      ),
    );
  },
};
