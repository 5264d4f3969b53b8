/** Builds before the first test file starts: two files that find an old build would both write a new one. */
import { ensureBuild } from "../local/ensure-build.ts";

export async function setup(): Promise<void> {
  await ensureBuild();
}
