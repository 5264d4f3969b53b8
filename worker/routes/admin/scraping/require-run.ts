/** Answers 404 for an unknown run, instead of an empty list or a run command without effect. */
import { ApiError } from "../../../errors.ts";
import { type Backend, dataOf } from "../../../backend/supabase.ts";

export async function requireRun(backend: Backend, id: string): Promise<string> {
  const runs = dataOf(await backend.from("scrape_runs").select("id").eq("id", id));
  if (runs.length === 0) throw new ApiError("not_found", "There is no such run.");
  return id;
}
