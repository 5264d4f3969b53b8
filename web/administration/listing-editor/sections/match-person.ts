/** Who of the list is meant by a name that was typed before one chose: the same letters, or the only one with that word. */
export function matchPerson(typed: string, listed: readonly string[]): string | undefined {
  const wanted = plain(typed);
  const same = listed.find((name) => plain(name) === wanted);
  if (same) return same;
  const alike = listed.filter((name) => plain(name).split(" ").includes(wanted));
  return alike.length === 1 ? alike[0] : undefined;
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/^(khun|mr|mrs|ms|miss) /, "")
    .trim();
}
