/** The name of a new entry, from its first words: readable in an address, and no other entry's. */
const longest = 60;

export function nameEntry(words: string, group: string, names: readonly string[]): string {
  const slug = words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
  const base = ["own", group, slug || "entry"].filter(Boolean).join("-");
  let name = base;
  for (let count = 2; names.includes(name); count += 1) name = `${base}-${count}`;
  return name;
}
