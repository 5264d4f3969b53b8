/**
 * `npm run database -- pg_dump …` or `psql …`: runs a program of Postgres on the database at DATABASE_URL. Its address
 * holds a password, and every user of a machine may read command lines, so it is handed over in the environment.
 */
import { spawnSync } from "node:child_process";

const address = process.env["DATABASE_URL"];
const [program, ...options] = process.argv.slice(2);
if (!address || !program) {
  console.error("Set DATABASE_URL in .env.deploy. Usage: npm run database -- pg_dump|psql <options>");
  process.exit(1);
}
const { hostname, port, username, password, pathname, searchParams } = new URL(address);
const { status, error } = spawnSync(program, options, {
  stdio: "inherit",
  env: {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "prefer",
  },
});
if (error) console.error(`Could not run ${program}: ${error.message}`);
process.exitCode = status ?? 1;
