/**
 * The one listing that is never shown: the Beachfront 48sqm studio at View Talay 5 Jomtien.
 * The same rule exists in SQL as public.is_excluded_title, where it guards reads with the public key.
 */
export function isExcludedTitle(title: string): boolean {
  const plain = title
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, "")
    .replace(/\s+/g, " ");
  return (
    plain.includes("beachfront") &&
    (plain.includes("48sqm") || plain.includes("48 sqm")) &&
    plain.includes("studio") &&
    plain.includes("view talay 5")
  );
}
