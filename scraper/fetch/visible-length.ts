/** About how many characters of a page a reader sees: one pass without parsing, however hostile the markup. */

export function visibleLength(html: string): number {
  const lower = html.toLowerCase();
  let length = 0;
  let at = 0;
  for (;;) {
    const tag = lower.indexOf("<", at);
    length += lower
      .slice(at, tag < 0 ? undefined : tag)
      .replace(/\s+/g, " ")
      .trim().length;
    if (tag < 0) return length;
    const unread = ["script", "style"].find((name) => lower.startsWith(name, tag + 1));
    const last = unread ? lower.indexOf(`</${unread}`, tag) : tag;
    const end = last < 0 ? -1 : lower.indexOf(">", last);
    if (end < 0) return length;
    at = end + 1;
  }
}
