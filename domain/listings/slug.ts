/** Makes a readable address from a title. `suffix` keeps two listings with the same title apart. */
export function toSlug(title: string, suffix: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
  return words ? `${words}-${suffix}` : `home-${suffix}`;
}
