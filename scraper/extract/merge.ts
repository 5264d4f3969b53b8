/** Which candidate of a field wins: the most trusted layer, in it the heaviest, then the first; the others stay beside. */
import {
  layers,
  type Candidate,
  type Field,
  type FieldName,
  type FieldValues,
  type Found,
} from "./fields.ts";

export type Merged = { [Name in FieldName]?: { value: FieldValues[Name]; field: Field } };

const mostOthers = 5;

export function merge(candidates: readonly Candidate[]): Merged {
  const merged: Merged = {};
  for (const [name, list] of Map.groupBy(candidates, (candidate) => candidate.field)) {
    const [winner, ...others] = rank(list);
    if (winner) Object.assign(merged, { [name]: { value: winner.value, field: describe(winner, others) } });
  }
  return merged;
}

function rank(list: readonly Candidate[]): Candidate[] {
  return list.toSorted(
    (one, other) => layers.indexOf(one.layer) - layers.indexOf(other.layer) || other.weight - one.weight,
  );
}

function describe(winner: Candidate, others: readonly Candidate[]): Field {
  const seen = new Set([`${winner.layer} ${JSON.stringify(winner.value)}`]);
  const runnersUp: Found[] = [];
  for (const other of others) {
    const key = `${other.layer} ${JSON.stringify(other.value)}`;
    if (seen.has(key) || runnersUp.length >= mostOthers) continue;
    seen.add(key);
    runnersUp.push(foundOf(other));
  }
  return { ...foundOf(winner), others: runnersUp };
}

function foundOf(candidate: Candidate): Found {
  return { value: candidate.value, layer: candidate.layer, raw: candidate.raw };
}
