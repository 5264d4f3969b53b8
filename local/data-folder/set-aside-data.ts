/**
 * Data that these migrations cannot go on with is moved away whole (Postgres, storage, keys and the Workers' state
 * belong together), so that a start begins anew and nothing is lost.
 */
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { relative } from "node:path";
import { checkData } from "./check-data.ts";
import { assertDiskSpace } from "./disk-space.ts";

/** Answers one line on what was moved where, or undefined when the data stayed. */
export async function setAsideData(folder: string, now: Date): Promise<string | undefined> {
  // On a full disk every database fails to open: that is no damage.
  await assertDiskSpace(folder);
  const state = await checkData(folder);
  if (state.kind === "none" || state.kind === "usable") return undefined;
  const place = await moveAside(folder, now);
  const [from, to] = [relative("", folder), relative("", place)];
  return state.kind === "foreign"
    ? `The data in ${from} belongs to other migrations; all of it was moved to ${to}.`
    : `The data in ${from} is damaged (${state.reason}); all of it was moved to ${to}.`;
}

/** Never to a name that is taken. */
export async function moveAside(folder: string, now: Date): Promise<string> {
  const place = findFreeName(`${folder}.${now.toISOString().slice(0, 10)}`);
  await rename(folder, place);
  return place;
}

function findFreeName(wanted: string): string {
  let name = wanted;
  for (let number = 2; existsSync(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
