/** Finds the foreign key of an embedded resource, as PostgREST does. */
import type { Catalogue, ForeignKey } from "./catalogue.ts";
import type { Embed } from "./query/query.ts";
import { RestError } from "./rest-error.ts";

/** Pairs of columns that must be equal between two relations. */
export type Pairs = { here: string; there: string }[];

export type Relationship =
  | { kind: "to-one"; target: string; pairs: Pairs; name: string }
  | { kind: "to-many"; target: string; pairs: Pairs; name: string }
  | { kind: "through"; target: string; junction: string; toJunction: Pairs; toTarget: Pairs; name: string };

export function findRelationship(catalogue: Catalogue, from: string, embed: Embed): Relationship {
  const all = listRelationships(catalogue, from);
  const named = all.filter((candidate) => isNamed(candidate, embed.target));
  const hinted = embed.hint ? named.filter((candidate) => isHinted(candidate, embed.hint ?? "")) : named;
  const [found, ...others] = hinted;
  if (!found) throw missing(from, embed);
  if (others.length > 0) throw ambiguous(from, embed, hinted);
  return found.relationship;
}

type Candidate = { relationship: Relationship; keys: ForeignKey[]; ownKey?: ForeignKey };

function listRelationships(catalogue: Catalogue, from: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const key of catalogue.foreignKeys) {
    if (key.from === from) {
      const pairs = pair(key.columns, key.targetColumns);
      candidates.push({
        relationship: { kind: "to-one", target: key.to, pairs, name: key.name },
        keys: [key],
        ownKey: key,
      });
    }
    if (key.to === from) {
      const kind = key.isOneToOne ? "to-one" : "to-many";
      const pairs = pair(key.targetColumns, key.columns);
      candidates.push({ relationship: { kind, target: key.from, pairs, name: key.name }, keys: [key] });
      candidates.push(...listThrough(catalogue, key));
    }
  }
  return candidates;
}

/** Many-to-many relationships: a junction whose primary key contains both foreign keys. */
function listThrough(catalogue: Catalogue, first: ForeignKey): Candidate[] {
  const primaryKey = catalogue.relations.get(first.from)?.primaryKey ?? [];
  const isInKey = (key: ForeignKey) => key.columns.every((column) => primaryKey.includes(column));
  return catalogue.foreignKeys
    .filter((second) => second.from === first.from && second !== first && isInKey(first) && isInKey(second))
    .map((second) => ({
      relationship: {
        kind: "through" as const,
        target: second.to,
        junction: first.from,
        toJunction: pair(first.targetColumns, first.columns),
        toTarget: pair(second.columns, second.targetColumns),
        name: first.from,
      },
      keys: [first, second],
    }));
}

function isNamed({ relationship, ownKey }: Candidate, target: string): boolean {
  if (relationship.target === target) return true;
  if (relationship.kind === "through") return false;
  return relationship.name === target || (ownKey?.columns.length === 1 && ownKey.columns[0] === target);
}

/** A hint names the constraint, its column on either side, or the junction. */
function isHinted({ relationship, keys }: Candidate, hint: string): boolean {
  if (relationship.kind === "through") return relationship.junction === hint;
  return keys.some(
    (key) =>
      key.name === hint ||
      (key.columns.length === 1 && key.columns[0] === hint) ||
      (key.targetColumns.length === 1 && key.targetColumns[0] === hint),
  );
}

function pair(here: string[], there: string[]): Pairs {
  return here.map((column, index) => ({ here: column, there: there[index] ?? "" }));
}

function missing(from: string, embed: Embed): RestError {
  const hint = embed.hint ? ` using the hint '${embed.hint}'` : "";
  return new RestError(
    400,
    "PGRST200",
    `Could not find a relationship between '${from}' and '${embed.target}' in the schema cache`,
    `Searched for a foreign key relationship between '${from}' and '${embed.target}'${hint} in the schema 'public', but no matches were found.`,
  );
}

function ambiguous(from: string, embed: Embed, found: Candidate[]): RestError {
  const choices = found.map(({ relationship: { target, name } }) => `'${target}!${name}'`).join(", ");
  return new RestError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${from}' and '${embed.target}'`,
    found.map((candidate) => describeChoice(from, candidate)),
    `Try changing '${embed.target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  );
}

const inBrackets = (columns: string[]) => `(${columns.join(", ")})`;

function describeChoice(from: string, { relationship, keys, ownKey }: Candidate): object {
  const { kind, target, name } = relationship;
  const embedding = `${from} with ${target}`;
  if (kind === "through") {
    const links = keys.map((key) => `${key.name}${inBrackets(key.columns)}`).join(" and ");
    return { cardinality: "many-to-many", embedding, relationship: `${name} using ${links}` };
  }
  const [here, there] = [
    relationship.pairs.map((one) => one.here),
    relationship.pairs.map((one) => one.there),
  ];
  const cardinality = keys[0]?.isOneToOne ? "one-to-one" : ownKey ? "many-to-one" : "one-to-many";
  const using = `${from}${inBrackets(here)} and ${target}${inBrackets(there)}`;
  return { cardinality, embedding, relationship: `${name} using ${using}` };
}
