/** The Postgres that npm installed for this platform: one package for each major version (package.json names them). */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The oldest and the newest that Supabase runs. */
export const postgresMajors = [15, 17] as const;
export type PostgresMajor = (typeof postgresMajors)[number];

const platform = process.platform === "win32" ? "windows" : process.platform;

/** The folder with bin, lib and share; undefined where there is none. */
export function findPostgres(major: PostgresMajor): string | undefined {
  const folder = join(import.meta.dirname, "../../node_modules", packageName(major), "native");
  return existsSync(folder) ? folder : undefined;
}

export function explainMissing(major: PostgresMajor): string {
  return `no Postgres ${major} for ${process.platform}-${process.arch}: npm has not installed ${packageName(major)}`;
}

function packageName(major: PostgresMajor): string {
  return `postgres-${major}-${platform}-${process.arch}`;
}
