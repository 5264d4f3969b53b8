/** A fact has no other name than its id, which says in English what it is. */
export function nameFact(id: string): string {
  return id.replaceAll("-", " ");
}
