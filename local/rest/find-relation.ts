/** Finds a relation by the name in a URL, or throws PostgREST's "not found". */
import type { Catalogue, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";

export function findRelation(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (relation) return relation;
  const similar = findSimilar(catalogue.relations.keys(), name);
  throw new RestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${name}' in the schema cache`,
    undefined,
    similar && `Perhaps you meant the table 'public.${similar}'`,
  );
}

export function findSimilar(known: Iterable<string>, unknown: string): string | undefined {
  return [...known].find((name) => name.startsWith(unknown) || unknown.startsWith(name));
}
