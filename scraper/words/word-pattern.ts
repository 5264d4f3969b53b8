/**
 * Words of many languages as one pattern. A text of Latin letters alone is asked for words of Latin letters alone: most
 * texts are such, and all the other words together cost twice as much. What such a pattern needs of Unicode are the
 * Latin letters and signs of money; without its flag word boundaries and letters of either case are several times as
 * quick.
 */
import { joinWords } from "./join-words.ts";
import { compileLine, linesOf, type Words } from "./words.ts";

/** Letters of every script but the Latin one; signs and symbols are of none. */
const otherScript = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\uffef]/;
const someLatin = /[a-z\u00aa-\u024f]/i;
const anyLetter = /\\p\{L\}/g;
const latinLetter = "[a-zªµºÀ-ÖØ-öø-ʯḀ-ỿ]";
const anyMoneySign = /\\p\{Sc\}/g;
/** The others are of scripts of their own. */
const latinMoneySign = "[$¢-¥₠-⃀]";
/** What else of Unicode a pattern asks for, and letters among others in brackets. */
const needsUnicode = /\\P\{|\\p\{(?!L\}|Sc\})|\[[^\][]*\\p\{/;
const nothing = "(?!)";

export class WordPattern {
  readonly #every: RegExp;
  readonly #latin: RegExp;

  /** `around` puts the words, joined by bars, into a larger pattern. */
  constructor(topics: readonly Words[], around: (words: string) => string = (words) => words) {
    const lines = topics.flatMap(linesOf);
    this.#every = new RegExp(around(join(lines)), "iu");
    this.#latin = compileLatin(around(join(lines.filter(mayBeLatin)) || nothing));
  }

  test(text: string): boolean {
    return this.#for(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.#for(text).exec(text);
  }

  /** Where the first of the words stands, or -1. */
  find(text: string): number {
    return text.search(this.#for(text));
  }

  #for(text: string): RegExp {
    return otherScript.test(text) ? this.#every : this.#latin;
  }
}

function compileLatin(source: string): RegExp {
  return needsUnicode.test(source)
    ? new RegExp(source, "iu")
    : new RegExp(
        source.replace(anyLetter, latinLetter).replace(anyMoneySign, () => latinMoneySign),
        "i",
      );
}

/** A line with letters of both kinds may leave out those of the other script. */
function mayBeLatin(line: string): boolean {
  return !otherScript.test(line) || someLatin.test(line.replace(anyLetter, ""));
}

function join(lines: readonly string[]): string {
  return joinWords(lines.map(compileLine));
}

/** Any of these words, anywhere in a text. */
export function anyOf(...topics: readonly Words[]): WordPattern {
  return new WordPattern(topics);
}

/** One of these words and nothing else. */
export function onlyOf(...topics: readonly Words[]): WordPattern {
  return new WordPattern(topics, (words) => `^(?:${words})$`);
}
