/** A relation by the name in a URL, or PostgREST's answer that there is none. */
import type { Catalogue, Relation } from "./catalogue.ts";
import { RestError } from "./rest-error.ts";

export function findRelation(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (relation) return relation;
  const similar = [...catalogue.relations.keys()].find((known) => isSimilar(known, name));
  throw new RestError(
    404,
    "PGRST205",
    `Could not find the table 'public.${name}' in the schema cache`,
    undefined,
    similar && `Perhaps you meant the table 'public.${similar}'`,
  );
}

function isSimilar(known: string, asked: string): boolean {
  return known.startsWith(asked) || asked.startsWith(known);
}
