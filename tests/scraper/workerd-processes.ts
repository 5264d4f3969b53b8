/** Finds the workerd processes that a process started (this one, if none is named), to measure or to kill them. */
import { readdirSync, readFileSync } from "node:fs";

export function findWorkerd(parent = process.pid): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = readStat(pid);
      return stat !== null && stat.parent === parent && stat.name.startsWith("workerd");
    });
}

function readStat(pid: number): { name: string; parent: number } | null {
  try {
    const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(rest.split(" ")[1]) };
  } catch {
    return null; // The process ended after it was listed.
  }
}

export function residentBytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return pages * 4096;
}

/** User and system time in seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
