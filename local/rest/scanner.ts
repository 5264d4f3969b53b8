/** Reads a string from left to right. Every failure names its position, as in PostgREST's parser. */
import { parseFailure } from "./rest-error.ts";

export class Scanner {
  readonly text: string;
  private readonly subject: string;
  private position = 0;

  constructor(text: string, subject: string) {
    this.text = text;
    this.subject = subject;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  peek(): string {
    return this.text[this.position] ?? "";
  }

  looksAt(token: string): boolean {
    return this.text.startsWith(token, this.position);
  }

  take(token: string): boolean {
    if (!this.looksAt(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`expecting "${token}"`);
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail("expecting end of input");
  }

  /** The match at this position. The expression must be sticky. */
  match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.position += found.length;
    return found;
  }

  /** A name: quoted with any characters, or letters, digits, `_`, `$`, spaces and single dashes. */
  readName(): string {
    if (this.peek() === '"') return this.readQuoted();
    const name = this.match(/(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy)?.trim();
    return name ? name : this.fail("expecting a field name");
  }

  /** The text between quotes. A backslash escapes the next character. */
  readQuoted(): string {
    this.expect('"');
    let value = "";
    while (!this.atEnd && this.peek() !== '"') {
      this.take("\\");
      value += this.peek();
      this.position += 1;
    }
    this.expect('"');
    return value;
  }

  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  fail(expected: string): never {
    const found = this.atEnd ? "unexpected end of input" : `unexpected "${this.peek()}"`;
    throw parseFailure(
      `"failed to parse ${this.subject} (${this.text})" (line 1, column ${this.position + 1})`,
      `${found} ${expected}`,
    );
  }
}
