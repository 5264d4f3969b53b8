/** Where strings, brackets and statements of a script end, without understanding the rest of it. */

/** Behind the bracket that closes the one at `start`; strings are respected. */
export function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isQuote(code)) at = endOfString(text, at + 1, text[at] ?? "");
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code) && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** At the semicolon that ends the statement at `start`. */
export function endOfStatement(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 59) return at;
    if (isQuote(code)) at = endOfString(text, at + 1, text[at] ?? "");
    else if (isOpening(code)) at = endOfBrackets(text, at) - 1;
  }
  return text.length;
}

/** At the quote that ends the string whose first character is at `from`. */
export function endOfString(text: string, from: number, quote: string): number {
  let at = from;
  for (;;) {
    const next = text.indexOf(quote, at);
    if (next < 0) return text.length;
    let slashes = 0;
    while (text[next - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return next;
    at = next + 1;
  }
}

function isQuote(code: number): boolean {
  return code === 34 || code === 39 || code === 96;
}

function isOpening(code: number): boolean {
  return code === 123 || code === 91 || code === 40;
}

function isClosing(code: number): boolean {
  return code === 125 || code === 93 || code === 41;
}
