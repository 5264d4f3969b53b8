/** A text that a line of words means: the first choice of each group, and nothing where something may be missing. */
export function sampleLine(line: string): string {
  let text = line
    .replace(/\\\(/g, "⟨")
    .replace(/\\\)/g, "⟩")
    .replace("(?= )", " ")
    .replace(/\(\?<=\(([^()|]*)[^()]*\)\.\{0,\d+\}\)/g, "$1 ")
    .replace(/\(\?<?[!=](?:[^()]|\([^()]*\))*\)/g, "")
    .replace("(?-i:", "(")
    .replace(/\[\^[^\]]*\]/g, "x")
    .replace(/\[(\\.|.)[^\]]*\]/g, "$1");
  const innermost = /\(([^()|]*)[^()]*\)(\?|\{\d[^}]*\})?/;
  for (let group = innermost.exec(text); group; group = innermost.exec(text))
    text = text.replace(group[0], group[2]?.startsWith("?") ? "" : (group[1] ?? ""));
  return text
    .replace(/\\p\{\w+\}\+/g, "x")
    .replace(/\\[bs]\*?|\\p\{\w+\}\*?/g, (sign) => (sign === "\\s" ? " " : ""))
    .replace(/\\d\{2,\}/g, "22")
    .replace(/\\d/g, "2")
    .replace(/(?:\\.|[^\\])(?:\?|\*|\{0,\d+\})/g, "")
    .replace(/\{\d[^}]*\}/g, "")
    .replace(/[…<>^$\\]/g, "")
    .replace(/⟨/g, "(")
    .replace(/⟩/g, ")");
}
