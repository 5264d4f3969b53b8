/** The difference of two texts, word by word, so that somebody sees at once what was changed. */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** Longer texts would take long to compare word by word: first their lines are, then the words of those that changed. */
const mostWords = 1_500;

export function diffWords(before: string, after: string, language: string): DiffPart[] {
  const [old, now] = [split(before, language), split(after, language)];
  if (old.length <= mostWords && now.length <= mostWords) return compare(old, now);
  const [oldLines, nowLines] = [splitLines(before), splitLines(after)];
  if (oldLines.length > mostWords || nowLines.length > mostWords) return replaced(before, after);
  const lines = compare(oldLines, nowLines);
  return join(
    lines.flatMap((part, index) => {
      const next = lines[index + 1];
      if (part.kind === "gone" && next?.kind === "new") return diffLines(part.text, next.text, language);
      return part.kind === "new" && lines[index - 1]?.kind === "gone" ? [] : [{ ...part }];
    }),
  );
}

/** A passage that is still long is shown as replaced. */
function diffLines(before: string, after: string, language: string): DiffPart[] {
  const [old, now] = [split(before, language), split(after, language)];
  const isLong = old.length > mostWords || now.length > mostWords;
  return isLong ? replaced(before, after) : compare(old, now);
}

const replaced = (before: string, after: string) =>
  join([
    { kind: "gone", text: before },
    { kind: "new", text: after },
  ]);

function compare(old: readonly string[], now: readonly string[]): DiffPart[] {
  const lengths = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const gone = old[at];
    const added = now[to];
    if (gone !== undefined && gone === added) {
      parts.push({ kind: "same", text: gone });
      at += 1;
      to += 1;
    } else if (
      added === undefined ||
      (gone !== undefined && (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      parts.push({ kind: "gone", text: gone ?? "" });
      at += 1;
    } else {
      parts.push({ kind: "new", text: added });
      to += 1;
    }
  }
  return join(parts);
}

/** Each with its end. */
const splitLines = (text: string) => text.split(/(?<=\n)/);

/** Thai and Chinese have no spaces between words. */
function split(text: string, language: string): string[] {
  return Array.from(
    new Intl.Segmenter(language, { granularity: "word" }).segment(text),
    ({ segment }) => segment,
  );
}

/** The length of the longest common row of words from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const rows = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = rows[at] ?? [];
      const below = rows[at + 1] ?? [];
      row[to] = old[at] === now[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return rows;
}

function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== "") joined.push({ ...part });
  }
  return joined;
}
