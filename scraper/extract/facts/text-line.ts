/** A line of text joined from elements side by side, with its white space in order. */
import { collapse } from "../parse/element-text.ts";

/** White space that groups no digits: "3" and "120 m²" in two elements are no 3,120. */
const elementGap = "\u2002";

export class TextLine {
  #text = "";
  #endsWithSpace = true;
  #endsWithDigit = false;
  #isApart = false;

  /** Answers the piece with its white space in order. */
  add(written: string): string {
    if (written === "") return "";
    const piece = collapse(written);
    if (piece !== " ") {
      if (this.#isApart && this.#endsWithDigit && isDigit(piece.charCodeAt(0))) this.#text += elementGap;
      this.#isApart = false;
      const last = piece.endsWith(" ") ? piece.length - 2 : piece.length - 1;
      this.#endsWithDigit = isDigit(piece.charCodeAt(last));
    }
    // Looking at the line itself would join its pieces each time, which is quadratic in a long line.
    this.#text += this.#endsWithSpace && piece.startsWith(" ") ? piece.slice(1) : piece;
    this.#endsWithSpace = piece.endsWith(" ");
    return piece;
  }

  /** The next piece comes from another element. */
  part(): void {
    this.#isApart = true;
    if (this.#endsWithSpace) return;
    this.#text += " ";
    this.#endsWithSpace = true;
  }

  /** The line, and the next one begins. */
  end(): string {
    const text = this.#endsWithSpace ? this.#text.slice(0, -1) : this.#text;
    this.#text = "";
    this.#endsWithSpace = true;
    this.#endsWithDigit = false;
    return text;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
