/** Whether two texts say the same, in writing systems with and without spaces. */

/** Most pairs of letters are the same, or one is a good part of the other. */
export function isSameTitle(expected: string, got: string): boolean {
  const [left, right] = [letters(expected), letters(got)];
  if (right.length === 0) return false;
  const isPart = left.includes(right) && right.length >= left.length / 2;
  const isMore = right.includes(left) && right.length <= left.length * 2;
  return isPart || isMore || likeness(left, right) >= 0.7;
}

export function isSamePlace(names: readonly string[], got: string): boolean {
  const read = letters(got);
  return names.some((name) => read.includes(letters(name)));
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

function likeness(left: string, right: string): number {
  const rest = pairs(right);
  const all = pairs(left).length + rest.length;
  let shared = 0;
  for (const pair of pairs(left)) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return all === 0 ? 0 : (2 * shared) / all;
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
