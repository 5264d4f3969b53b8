/** A section as a flat list of its fields, to compare and to merge two versions of it. A list counts as one field. */
export type Leaves = Record<string, unknown>;

export function leavesOf(value: unknown, path = ""): Leaves {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name)),
  );
}

export function readLeaf(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

/** A copy with one field changed. */
export function withLeaf<Value>(value: Value, path: string, leaf: unknown): Value {
  const [name = "", ...rest] = path.split(".");
  const record: Record<string, unknown> = isRecord(value) ? value : {};
  const inner = rest.length === 0 ? leaf : withLeaf(record[name], rest.join("."), leaf);
  return { ...record, [name]: inner } as Value;
}

/** The fields that differ. */
export function changedPaths(before: unknown, after: unknown): string[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const paths = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  return [...paths].filter((path) => !isSame(old[path], fresh[path]));
}

/**
 * Two people changed one version. What only one of them touched is taken from that one; for what both changed
 * differently the merge holds mine, and names the field.
 */
export function mergeSections<Value>(
  base: Value,
  theirs: Value,
  mine: Value,
): { merged: Value; both: string[] } {
  const touched = changedPaths(base, mine);
  let merged = theirs;
  for (const path of touched) merged = withLeaf(merged, path, readLeaf(mine, path));
  const theirTouched = new Set(changedPaths(base, theirs));
  const both = touched.filter(
    (path) => theirTouched.has(path) && !isSame(readLeaf(mine, path), readLeaf(theirs, path)),
  );
  return { merged, both };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
