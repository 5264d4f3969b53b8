/**
 * Reads SQL with Postgres's own parser, the bodies of functions too: what each statement is, and which of our tables,
 * functions and types it names.
 */
import { parse, parsePlPgSQL } from "libpg-query";

/** How PL/pgSQL has a text parsed (RawParseMode). The modes above are assignments. */
const [statementMode, expressionMode] = [0, 2];

/** A part of a parse tree. The parser answers JSON, so its shape is looked at where it is used. */
type Node = Record<string, unknown>;

export type Statement = { text: string; tree: Node };

export type FunctionBody = {
  /** The statements and expressions in it, and for its arguments and result one tree more. */
  trees: Node[];
  /** Strings that are run as SQL when it is called. */
  dynamic: string[];
};

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Every part of a tree with the name of the field that it stands in. */
export function* walk(node: unknown): Generator<[string, unknown]> {
  if (!isNode(node)) return;
  for (const [name, value] of Object.entries(node)) {
    yield [name, value];
    yield* walk(value);
  }
}

export async function readStatements(sql: string): Promise<Statement[]> {
  const bytes = Buffer.from(sql);
  // The parser refuses an empty text, which a function's body may be.
  const { stmts = [] } = sql === "" ? {} : await parse(sql);
  return stmts.map(({ stmt, stmt_location = 0, stmt_len }) => {
    const end = stmt_len === undefined ? undefined : stmt_location + stmt_len;
    return { text: bytes.subarray(stmt_location, end).toString(), tree: Object(stmt) };
  });
}

/** Takes a `create function`. */
export async function readFunction({ text, tree }: Statement): Promise<FunctionBody> {
  const create = tree["CreateFunctionStmt"];
  if (!isNode(create)) throw new Error(`Not a function: ${text.slice(0, 80)}`);
  const options = new Map(
    [...walk(create)].flatMap(([, value]) => (isOption(value) ? [[value.defname, value.arg]] : [])),
  );
  const [language] = stringsOf(options.get("language"));
  const [body] = stringsOf(options.get("as"));
  // A body in standard SQL is a part of the tree.
  if (body === undefined) return { trees: [create], dynamic: [] };
  if (language === "sql") {
    return {
      trees: [create, ...(await readStatements(body)).map((statement) => statement.tree)],
      dynamic: [],
    };
  }
  const read = await parsePlPgSQL(`${text};`);
  const trees = [create, Object(read)];
  const dynamic: string[] = [];
  for (const [name, value] of walk(read)) {
    if (name === "PLpgSQL_expr" && isNode(value)) trees.push(await readExpression(value));
    if (/^PLpgSQL_stmt_(dynexecute|dynfors|return_query)$/.test(name) && isNode(value)) {
      const [expression] = [...walk({ query: value["query"] ?? value["dynquery"] })].filter(
        ([key]) => key === "PLpgSQL_expr",
      );
      const isDynamic = name !== "PLpgSQL_stmt_return_query" || value["dynquery"] !== undefined;
      if (isDynamic && expression && isNode(expression[1]))
        dynamic.push(...stringsOf(await readExpression(expression[1])));
    }
  }
  return { trees, dynamic };
}

function isOption(value: unknown): value is { defname: string; arg: unknown } {
  return isNode(value) && typeof value["defname"] === "string";
}

/** A statement as it stands, an expression as a query, an assignment as a query of what is written and of its target. */
async function readExpression({ query, parseMode }: Node): Promise<Node> {
  const text = String(query);
  const mode = Number(parseMode ?? 0);
  if (mode === statementMode) return Object(await parse(text));
  const isAssignment = mode > expressionMode;
  return Object(await parse(`select ${isAssignment ? text.replace(/:?=/, ",") : text}`));
}

export function stringsOf(node: unknown): string[] {
  return [...walk({ node })].flatMap(([name, value]) =>
    name === "sval" && typeof value === "string" ? [value] : [],
  );
}

/** The names in the schema public, in texts such as 'public.leads'::regclass too. */
export function namesIn(tree: unknown): Set<string> {
  const names = new Set<string>();
  for (const [key, value] of walk({ tree })) {
    if ((key === "sval" || key === "typname") && typeof value === "string") {
      for (const [, name = ""] of value.matchAll(/\bpublic\.(\w+)/g)) names.add(name);
    }
    if (key === "names" || key === "funcname") {
      const [schema, name] = stringsOf(value);
      if (schema === "public" && name !== undefined) names.add(name);
    }
    if (isNode(value) && value["schemaname"] === "public") names.add(String(value["relname"]));
  }
  return names;
}

/** All words that may be a column's name. */
export function columnsIn(tree: unknown): Set<string> {
  const columns = new Set<string>();
  for (const [key, value] of walk({ tree })) {
    if (key === "ColumnRef") for (const name of stringsOf(value)) columns.add(name);
    if (key === "ResTarget" && isNode(value) && typeof value["name"] === "string") columns.add(value["name"]);
  }
  return columns;
}
