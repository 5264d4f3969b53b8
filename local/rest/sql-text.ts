/** The smallest parts of SQL: quoted catalogue names, and values as parameters. */

/** Only for names from the catalogue. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Only for names from the catalogue that are used as text, such as JSON keys. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Collects the values of a request. SQL contains only `$1`, `$2`, … */
export class Parameters {
  readonly values: unknown[];

  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Writes an array literal with every element quoted: `{"a","b"}`. */
export function arrayLiteral(values: string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`);
  return `{${quoted.join(",")}}`;
}
