/**
 * A JavaScript literal as data: unquoted keys, single quotes, trailing commas, comments, `undefined`.
 * A reader of its own, so that nothing a page wrote is ever evaluated. Anything but a literal is null.
 */

const deepest = 100;

/** `scope` holds the values of its variables. */
export function parseLiteral(source: string, scope: ReadonlyMap<string, unknown> = new Map()): unknown {
  const reader = new LiteralReader(source, scope);
  return reader.read();
}

class NotALiteral extends Error {}

class LiteralReader {
  readonly #text: string;
  readonly #scope: ReadonlyMap<string, unknown>;
  #at = 0;

  constructor(text: string, scope: ReadonlyMap<string, unknown>) {
    this.#text = text;
    this.#scope = scope;
  }

  read(): unknown {
    try {
      return this.#value(0);
    } catch (error) {
      if (error instanceof NotALiteral) return null;
      throw error;
    }
  }

  #value(depth: number): unknown {
    if (depth > deepest) throw new NotALiteral();
    this.#skip();
    const character = this.#text[this.#at];
    if (character === "{") return this.#object(depth);
    if (character === "[") return this.#array(depth);
    if (character === '"' || character === "'" || character === "`") return this.#string(character);
    return this.#word();
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    for (;;) {
      this.#skip();
      if (this.#take("}")) return Object.fromEntries(entries);
      const quote = this.#text[this.#at];
      const key = quote === '"' || quote === "'" ? this.#string(quote) : this.#match(/[\w$-]+/y);
      this.#skip();
      if (!this.#take(":")) throw new NotALiteral();
      entries.push([key, this.#value(depth + 1)]);
      this.#skip();
      if (!this.#take(",") && this.#text[this.#at] !== "}") throw new NotALiteral();
    }
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    for (;;) {
      this.#skip();
      if (this.#take("]")) return values;
      values.push(this.#value(depth + 1));
      this.#skip();
      if (!this.#take(",") && this.#text[this.#at] !== "]") throw new NotALiteral();
    }
  }

  #string(quote: string): string {
    const start = this.#at + 1;
    let end = start;
    while (end < this.#text.length && this.#text[end] !== quote) end += this.#text[end] === "\\" ? 2 : 1;
    if (end >= this.#text.length) throw new NotALiteral();
    this.#at = end + 1;
    return unescapeString(this.#text.slice(start, end));
  }

  #word(): unknown {
    const word = this.#match(/!?-?[\w$.+]+/y);
    if (this.#scope.has(word)) return this.#scope.get(word);
    if (word === "true" || word === "!0") return true;
    if (word === "false" || word === "!1") return false;
    const number = Number(/^\d[\d_]*$/.test(word) ? word.replaceAll("_", "") : word);
    if (Number.isFinite(number)) return number;
    if (["null", "undefined", "NaN"].includes(word)) return null;
    // A call or a variable: its value is unknown, but the code around it is still data.
    this.#skipExpression();
    return null;
  }

  #skipExpression(): void {
    let open = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at] ?? "";
      if (character === '"' || character === "'") {
        this.#string(character);
        this.#at -= 1;
      } else if ("([{".includes(character)) open += 1;
      else if (open > 0 && ")]}".includes(character)) open -= 1;
      else if (open === 0 && (character === "," || character === "}" || character === "]")) return;
      else if (character === ";") throw new NotALiteral();
    }
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0];
    if (match === undefined) throw new NotALiteral();
    this.#at += match.length;
    return match;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    const pattern = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
    pattern.lastIndex = this.#at;
    this.#at += pattern.exec(this.#text)?.[0].length ?? 0;
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", 0: "\0" };

export function unescapeString(text: string): string {
  if (!text.includes("\\")) return text;
  return unescapeJson(text) ?? unescapeScript(text);
}

/** Megabytes of escaped JSON are common, and the engine unescapes them thirty times as fast. */
function unescapeJson(text: string): string | null {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return null; // Escapes that only scripts know, or quotes that only their string may hold.
  }
}

function unescapeScript(text: string): string {
  return text.replace(/\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi, (...match) => {
    const [, long, short, byte, character] = match as (string | undefined)[];
    const hex = long ?? short ?? byte;
    if (hex === undefined) return escapes[character ?? ""] ?? character ?? "";
    const code = parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
