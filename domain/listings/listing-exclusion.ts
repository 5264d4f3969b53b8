/**
 * The one listing that is never shown: the Beachfront 48sqm studio at View Talay 5 Jomtien, however its title is written.
 * The same rule exists in SQL as public.is_excluded_title, where it guards reads with the public key.
 */
const marks = [
  /beach\s*front/,
  /(^|\D)48\s*(sq\s*m|square met|m(2|\W|$))/,
  /studio/,
  /view\s*talay\s*(condo(minium)?\s*)?5(\D|$)/,
];

export function isExcludedTitle(title: string): boolean {
  const plain = title.toLowerCase().replace(/[\p{P}\p{S}]/gu, "");
  return marks.every((mark) => mark.test(plain));
}
