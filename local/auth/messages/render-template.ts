/**
 * Renders the part of Go's templates that the emails of sign-in use, as Supabase Auth does: `{{ .SiteURL }}`,
 * `{{ .Data.locale }}`, `{{ if eq A B }}`, `{{ else if eq A B }}`, `{{ else }}`, `{{ end }}` and `(printf "%v" A)`. What
 * stops Go's `html/template` stops it here too.
 */
export class TemplateError extends Error {
  override name = "TemplateError";
}

export type TemplateValues = Readonly<Record<string, unknown>>;

export function renderTemplate(template: string, values: TemplateValues): string {
  /** The conditions around what is being read: is this branch shown, and was one of them shown before? */
  const conditions: { isAround: boolean; isShown: boolean; wasShown: boolean }[] = [];
  let text = "";
  for (const [index, part] of template.split(/\{\{([^}]*)\}\}/).entries()) {
    const isShown = conditions.at(-1)?.isShown ?? true;
    if (index % 2 === 0) {
      if (isShown) text += part;
      continue;
    }
    const [, keyword = "", rest = ""] = /^(if|else if|else|end)?\s*(.*)$/s.exec(part.trim()) ?? [];
    const around = conditions.at(-1);
    if (keyword === "if") {
      const holds = isShown && evaluate(rest, values) === true;
      conditions.push({ isAround: isShown, isShown: holds, wasShown: holds });
    } else if (keyword === "") {
      if (isShown) text += escape(format(evaluate(rest, values)));
    } else if (!around) {
      throw new TemplateError(`unexpected {{${keyword}}}`);
    } else if (keyword === "end") {
      conditions.pop();
    } else {
      const isOpen = around.isAround && !around.wasShown;
      around.isShown = isOpen && (keyword === "else" || evaluate(rest, values) === true);
      around.wasShown ||= around.isShown;
    }
  }
  if (conditions.length > 0) throw new TemplateError("unexpected EOF");
  return text;
}

function evaluate(expression: string, values: TemplateValues): unknown {
  const words = expression.match(/[()]|"(?:[^"\\]|\\.)*"|[^\s()"]+/g) ?? [];
  const value = readCall(words, values);
  if (words.length > 0) throw new TemplateError(`unexpected ${words[0]}`);
  return value;
}

function readCall(words: string[], values: TemplateValues): unknown {
  if (words[0] === "eq") {
    words.shift();
    return isEqual(readTerm(words, values), readTerm(words, values));
  }
  if (words[0] === "printf") {
    words.shift();
    if (readTerm(words, values) !== "%v") throw new TemplateError('printf knows only "%v" here');
    return format(readTerm(words, values));
  }
  return readTerm(words, values);
}

function readTerm(words: string[], values: TemplateValues): unknown {
  const word = words.shift() ?? "";
  if (word === "(") {
    const value = readCall(words, values);
    if (words.shift() !== ")") throw new TemplateError("unclosed left paren");
    return value;
  }
  if (word.startsWith('"')) return JSON.parse(word);
  if (!word.startsWith(".")) throw new TemplateError(`function ${JSON.stringify(word)} not defined`);
  return word
    .slice(1)
    .split(".")
    .reduce<unknown>(
      (inner, name) => (isMap(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
      values,
    );
}

/** Of two kinds, nothing but "nothing" can be compared. */
function isEqual(left: unknown, right: unknown): boolean {
  const isNothing = left === undefined || left === null || right === undefined || right === null;
  if (!isNothing && (typeof left !== typeof right || typeof left === "object")) {
    throw new TemplateError("error calling eq: incompatible types for comparison");
  }
  return left === right;
}

/** As `%v`, but for the exponents of large numbers. */
function format(value: unknown): string {
  if (value === undefined || value === null) return "<nil>";
  if (Array.isArray(value)) return `[${value.map(format).join(" ")}]`;
  if (!isMap(value)) return String(value);
  const names = Object.keys(value).toSorted();
  return `map[${names.map((name) => `${name}:${format(value[name])}`).join(" ")}]`;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
  "+": "&#43;",
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"'+]/g, (sign) => entities[sign] ?? sign);
}

/** An email's HTML as the mailbox shows it: a paragraph a block, a link as its words and its address. */
export function toPlainText(html: string): string {
  const text = html
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, "$2: $1")
    .replaceAll(/\s*<p>\s*/g, "\n\n")
    .replaceAll(/<[^>]*>/g, "")
    .trim();
  return Object.entries(entities).reduceRight(
    (plain, [sign, entity]) => plain.replaceAll(entity, sign),
    text,
  );
}
