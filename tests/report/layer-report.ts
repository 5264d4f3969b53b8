/** What one layer of `npm test` did, and how long it took. */
import { stripVTControlCharacters } from "node:util";

export type LayerReport = { passed: number; failures: string[]; files: FileTime[] };

export type FileTime = { file: string; seconds: number };

export type LayerTime = {
  layer: string;
  seconds: number;
  processorSeconds: number;
  files: FileTime[];
};

/** The failed test and the first lines of its message, repeated at the end of the output, which people read first. */
export function withReason(name: string, message = "no message"): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return [name, ...lines].join("\n    ");
}
