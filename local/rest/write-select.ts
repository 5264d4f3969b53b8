/** Writes a typed query as one select statement. Each of its rows is a JSON object. */
import type { Catalogue, Relation } from "./catalogue.ts";
import { findRelationship, type Pairs, type Relationship } from "./relationship.ts";
import type { Embed, OrderTerm, Read, SelectItem } from "./query/query.ts";
import { RestError } from "./rest-error.ts";
import { type Parameters, quoteName, quoteText } from "./sql-text.ts";
import { type Scope, type Source, writeField, writeFilters } from "./write-filter.ts";

/**
 * The parts of a statement, so that rows and their count share joins and filters. `columns` is read first. `json` is
 * made, as row `jsonRow`, of the rows that remain after order and limit.
 */
export type WrittenRead = RowJson & { from: string; where: string; order: string; page: string };
type RowJson = { columns: string; json: string };

/** The alias of the row that becomes JSON. */
export const jsonRow = "json_row";

/** Postgres allows at most 100 arguments to a function. */
const maxArguments = 96;

/** One entry of a row's JSON. A name from the catalogue may become SQL, a name from the client must not. */
type Entry = { name: string; isKnown: boolean; value: string; isJson: boolean };
type Join = {
  embed: Embed;
  relationship: Relationship;
  alias: string;
  sql: string;
  /** Null when the embed found nothing. */
  presence: string;
  /** The columns that a spread embed adds to its parent, as s0, s1, … of the join. */
  spread: Entry[];
};

export class SelectWriter {
  private readonly catalogue: Catalogue;
  private readonly parameters: Parameters;
  private readonly stripNulls: boolean;
  private aliases = 0;

  constructor(catalogue: Catalogue, parameters: Parameters, stripNulls: boolean) {
    this.catalogue = catalogue;
    this.parameters = parameters;
    this.stripNulls = stripNulls;
  }

  newAlias(): string {
    this.aliases += 1;
    return `t${this.aliases}`;
  }

  /**
   * Without a body it writes only joins and filters, for counting. `fromSql` is the source of the rows: a relation, the
   * changed rows, or a function's result.
   */
  write(
    source: Source,
    fromSql: string,
    read: Read,
    conditions: string[] = [],
    withBody = true,
  ): WrittenRead {
    const joins = this.writeJoins(source, read);
    const scope = this.scopeOf(source, joins);
    const inner = joins.filter((join) => join.embed.inner).map((join) => `${join.presence} is not null`);
    const filters = read.filters.length > 0 ? [writeFilters(scope, read.filters)] : [];
    const where = [...conditions, ...inner, ...filters];
    return {
      ...this.writeRow(withBody ? read.select.flatMap((item) => this.writeItem(source, joins, item)) : []),
      from: [fromSql, ...joins.map((join) => join.sql)].join("\n"),
      where: where.length > 0 ? `where ${where.join(" and ")}` : "",
      order: this.writeOrder(scope, joins, read.order),
      page: this.writePage(read),
    };
  }

  private scopeOf(source: Source, joins: Join[]): Scope {
    return { parameters: this.parameters, source, embedPresence: (name) => findJoin(joins, name)?.presence };
  }

  /**
   * Builds the text of a JSON object. This is faster than row_to_json, which looks up the type and escapes the name for
   * every value: json_scalar looks up a column's type once per statement, and names are escaped here.
   */
  private writeRow(entries: Entry[]): RowJson {
    const columns = entries.map(({ value }, index) => `${value} as c${index}`).join(", ");
    const members = entries.flatMap(({ name, isKnown, isJson }, index) => {
      const key = `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
      const value = `${jsonRow}.c${index}`;
      return [
        isKnown ? quoteText(key) : `${this.parameters.add(key)}::text`,
        `coalesce(${isJson ? value : `json_scalar(${value})`}, 'null')`,
      ];
    });
    const json = writeConcat(["'{'", ...members, "'}'"]);
    return { columns, json: this.stripNulls ? `json_strip_nulls(${json}::json)::text` : json };
  }

  private writeItem(source: Source, joins: Join[], item: SelectItem): Entry[] {
    if (item.kind === "all") {
      return [...source.columns.values()].map(({ name }) => ({
        name,
        isKnown: true,
        value: `${source.alias}.${quoteName(name)}`,
        isJson: false,
      }));
    }
    if (item.kind === "embed") return this.writeEmbedded(joins, item.embed);
    const value = writeField({ parameters: this.parameters, source }, item.field);
    const typed = item.cast ? `(${value})::${this.checkType(item.cast)}` : value;
    return [{ ...nameOf(item), value: typed, isJson: false }];
  }

  private checkType(type: string): string {
    if (!this.catalogue.types.has(type)) {
      throw new RestError(400, "42704", `type "${type}" does not exist`);
    }
    return /^[a-z0-9_ ]+(\[\])?$/.test(type) ? type : quoteName(type);
  }

  private writeEmbedded(joins: Join[], embed: Embed): Entry[] {
    const join = joins.find((candidate) => candidate.embed === embed);
    if (!join) throw new Error(`The embed ${embed.target} was not joined.`);
    if (embed.spread) {
      return join.spread.map((entry, index) => ({ ...entry, value: `${join.alias}.s${index}` }));
    }
    const isOne = join.relationship.kind === "to-one";
    const value = isOne ? `${join.alias}.body` : `coalesce(${join.alias}.body, '[]')`;
    return [{ name: embed.alias ?? embed.target, isKnown: embed.alias === undefined, value, isJson: true }];
  }

  private writeJoins(source: Source, read: Read): Join[] {
    const embeds = read.select.flatMap((item) => (item.kind === "embed" ? [item.embed] : []));
    return embeds.map((embed) => this.writeJoin(source, embed, read));
  }

  private writeJoin(source: Source, embed: Embed, parent: Read): Join {
    const relationship = findRelationship(this.catalogue, source.name, embed);
    if (embed.spread && relationship.kind !== "to-one") {
      throw new RestError(400, "PGRST119", `A spread operation on '${embed.target}' is not possible`);
    }
    const table = this.newAlias();
    const alias = this.newAlias();
    const target = this.relationOf(relationship.target);
    const inside: Source = { alias: table, name: target.name, columns: target.columns };
    const { from, conditions } = this.writeLink(source, relationship, table);
    const written = this.write(inside, from, embed.read, conditions, !embed.spread);
    const ordered = parent.order.filter((term) => isOrderedBy(term, embed));
    const keys = ordered.map(
      (term, index) =>
        `, ${writeField({ parameters: this.parameters, source: inside }, term.field)} as o${index}`,
    );
    const entries = embed.spread ? this.spreadEntries(inside, embed) : [];
    const spread = entries.map(({ value }, index) => `, ${value} as s${index}`);
    const columns = `${embed.spread ? "'{}'" : writeBody(written)} as body${keys.join("")}${spread.join("")}`;
    const select = `select ${columns} from ${written.from} ${written.where} ${written.order} ${written.page}`;
    const sql =
      relationship.kind === "to-one"
        ? `left join lateral (${select}) as ${alias} on true`
        : `left join lateral (select '[' || ${writeList("r.body")} || ']' as body from (${select}) as r) as ${alias} on true`;
    return { embed, relationship, alias, sql, presence: `${alias}.body`, spread: entries };
  }

  /** The columns of a spread embed. Embeds inside a spread embed are not supported. */
  private spreadEntries(source: Source, embed: Embed): Entry[] {
    return embed.read.select.flatMap((item) => {
      if (item.kind !== "embed") return this.writeItem(source, [], item);
      throw new RestError(
        400,
        "PGRST119",
        `A spread operation on '${embed.target}' with embeds is not possible`,
      );
    });
  }

  private writeLink(source: Source, relationship: Relationship, table: string) {
    const target = tableName(relationship.target);
    if (relationship.kind !== "through") {
      return {
        from: `${target} as ${table}`,
        conditions: equalPairs(source.alias, table, relationship.pairs),
      };
    }
    const junction = this.newAlias();
    const on = equalPairs(junction, table, relationship.toTarget).join(" and ");
    return {
      from: `${target} as ${table} join ${tableName(relationship.junction)} as ${junction} on ${on}`,
      conditions: equalPairs(source.alias, junction, relationship.toJunction),
    };
  }

  private relationOf(name: string): Relation {
    const relation = this.catalogue.relations.get(name);
    if (!relation) throw new Error(`A foreign key refers to ${name}, which is not in the catalogue.`);
    return relation;
  }

  private writeOrder(scope: Scope, joins: Join[], terms: OrderTerm[]): string {
    if (terms.length === 0) return "";
    const seen = new Map<string, number>();
    const written = terms.map((term) => {
      const direction = `${term.descending ? "desc" : "asc"}${term.nulls ? ` nulls ${term.nulls}` : ""}`;
      if (!term.embed) return `${writeField(scope, term.field)} ${direction}`;
      const join = this.joinForOrder(scope.source, joins, term.embed);
      const index = seen.get(join.alias) ?? 0;
      seen.set(join.alias, index + 1);
      return `${join.alias}.o${index} ${direction}`;
    });
    return `order by ${written.join(", ")}`;
  }

  private joinForOrder(source: Source, joins: Join[], name: string): Join {
    const join = findJoin(joins, name);
    if (!join) {
      throw new RestError(400, "PGRST108", `'${name}' is not an embedded resource in this request`);
    }
    if (join.relationship.kind !== "to-one") {
      throw new RestError(
        400,
        "PGRST118",
        `A related order on '${name}' is not possible`,
        `'${source.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
      );
    }
    return join;
  }

  private writePage({ limit, offset }: Read): string {
    const limited = limit === undefined ? "" : `limit ${this.parameters.add(limit)}`;
    const moved = offset === undefined ? "" : `offset ${this.parameters.add(offset)}`;
    return `${limited} ${moved}`.trim();
  }
}

/** Nested when there are more parts than a function may have arguments. */
function writeConcat(parts: string[]): string {
  if (parts.length <= maxArguments) return `concat(${parts.join(", ")})`;
  const groups = Array.from({ length: Math.ceil(parts.length / maxArguments) }, (_, index) =>
    writeConcat(parts.slice(index * maxArguments, (index + 1) * maxArguments)),
  );
  return writeConcat(groups);
}

/** Joins the JSON texts of rows, null when there are none. */
function writeList(json: string): string {
  return `string_agg(${json}, E',\\n ')`;
}

/** Joins the JSON texts of rows into a JSON array, as json_agg would write it. */
export function writeArray(json: string): string {
  return `concat('[', ${writeList(json)}, ']')`;
}

/** The row's JSON inside a select with other columns. */
function writeBody({ columns, json }: RowJson): string {
  return `(select ${json} from (select ${columns}) as ${jsonRow})`;
}

export function tableName(name: string): string {
  return `public.${quoteName(name)}`;
}

/** Without an alias a JSON path is named after its last key, which also comes from the client. */
function nameOf({ field, alias }: Extract<SelectItem, { kind: "field" }>): Pick<Entry, "name" | "isKnown"> {
  if (alias !== undefined) return { name: alias, isKnown: false };
  const last = field.path.findLast(({ key }) => !/^-?\d+$/.test(key))?.key;
  if (last !== undefined) return { name: last, isKnown: false };
  return { name: field.column, isKnown: field.path.length === 0 };
}

function findJoin(joins: Join[], name: string): Join | undefined {
  return joins.find(({ embed }) => embed.alias === name || embed.target === name);
}

function isOrderedBy(term: OrderTerm, embed: Embed): boolean {
  return term.embed !== undefined && (term.embed === embed.alias || term.embed === embed.target);
}

function equalPairs(left: string, right: string, pairs: Pairs): string[] {
  return pairs.map(({ here, there }) => `${left}.${quoteName(here)} = ${right}.${quoteName(there)}`);
}
