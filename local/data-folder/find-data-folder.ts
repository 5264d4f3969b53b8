/** The folder with Postgres, storage, keys and the Workers' state: `.data`, or DATA_FOLDER. */
import { join, resolve } from "node:path";

export function findDataFolder(): string {
  return resolve(process.env["DATA_FOLDER"] ?? join(import.meta.dirname, "../../.data"));
}
