/** A run that is not there is said not to be: nothing is steered, and no empty list stands for it. */
import { ApiError } from "../../errors.ts";
import { type Backend, dataOf } from "../../supabase.ts";

export async function requireRun(backend: Backend, id: string): Promise<string> {
  const runs = dataOf(await backend.from("scrape_runs").select("id").eq("id", id));
  if (runs.length === 0) throw new ApiError("not_found", "There is no such run.");
  return id;
}
