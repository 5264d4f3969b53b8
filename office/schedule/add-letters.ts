/** Adds the letters that the clock gives reason for. */
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

export async function addLetters(database: BackendClient): Promise<void> {
  unwrap(await database.rpc("add_viewing_letters"), "add letters about viewings");
}
