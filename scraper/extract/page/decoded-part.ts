/**
 * Passes on the texts and values that the library's tokenizer has decoded, at their place in the page. Its other calls
 * are ignored: they come from markup that only makes the part a text, an attribute or a title.
 */
import type { TokenizerCallbacks } from "htmlparser2";

export class DecodedPart implements TokenizerCallbacks {
  shift = 0;
  readonly #parser: TokenizerCallbacks;
  constructor(parser: TokenizerCallbacks) {
    this.#parser = parser;
  }
  ontext(start: number, end: number): void {
    this.#parser.ontext(start + this.shift, end + this.shift);
  }
  ontextentity(code: number, end: number): void {
    this.#parser.ontextentity(code, end + this.shift);
  }
  onattribdata(start: number, end: number): void {
    this.#parser.onattribdata(start + this.shift, end + this.shift);
  }
  onattribentity(code: number): void {
    this.#parser.onattribentity(code);
  }
  onattribend(): void {}
  onattribname(): void {}
  oncdata(): void {}
  onclosetag(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onopentagend(): void {}
  onopentagname(): void {}
  onprocessinginstruction(): void {}
  onselfclosingtag(): void {}
}
