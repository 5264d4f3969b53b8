/** Measures a layer of `npm test`, by the clock and in processor time. */
import { readFileSync } from "node:fs";
import { platform } from "node:os";
import type { FileTime, LayerTime } from "./layer-report.ts";

export async function measureLayer(layer: string, work: () => Promise<FileTime[]>): Promise<LayerTime> {
  const [start, processorStart] = [performance.now(), childrensSeconds()];
  const files = await work();
  const seconds = (performance.now() - start) / 1_000;
  return { layer, seconds, processorSeconds: childrensSeconds() - processorStart, files };
}

/** The processor time of the processes that this one has waited for, and theirs. Only Linux tells it for the asking. */
function childrensSeconds(): number {
  if (platform() !== "linux") return 0;
  const ticksPerSecond = 100;
  // From the third field of proc(5) on, because the second, the program's name, may have spaces.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number);
  const [cutime = 0, cstime = 0] = fields.slice(16 - 3);
  return (cutime + cstime) / ticksPerSecond;
}
