/** Reads the catalogue once, and again after each `notify pgrst`, which ends every migration. */
import type { LocalDatabase } from "../database/open.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";

export function keepCatalogue(database: LocalDatabase): () => Promise<Catalogue> {
  let kept: Catalogue | undefined;
  const listening = database.pglite.listen("pgrst", () => {
    kept = undefined;
  });
  return async () => {
    await listening;
    return (kept ??= await readCatalogue(database));
  };
}
