/** Before the tests in workerd: two files that run beside each other must not build at once. */
import { ensureBuild } from "../local/ensure-build.ts";

export function setup(): void {
  ensureBuild();
}
