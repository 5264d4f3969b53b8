/**
 * The letters of a text that none of our fonts has, by what the fonts themselves say. A contract must not lose a letter
 * of a name, so a paper with such letters is refused.
 */
import { type Font, create } from "fontkit";
import type { FontBytes } from "../../domain/papers/paper.ts";
import { runsOf } from "./break-lines.ts";

/** Pictures, and marks that are not seen. Nothing is lost without them: a seller's title may have some. */
const decoration = /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Default_Ignorable_Code_Point}]/u;

export function findUncovered(text: string, fonts: FontBytes): { letters: string; decorations: string[] } {
  const opened = new Map<string, Font>();
  const uncovered = new Set<string>();
  for (const { text: letters, script } of runsOf(text)) {
    const name = fonts[script] ? script : "sans";
    const font = opened.get(name) ?? openFont(fonts[name]);
    opened.set(name, font);
    for (const letter of letters) {
      if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) uncovered.add(letter);
    }
  }
  const all = [...uncovered];
  return {
    letters: all.filter((letter) => !decoration.test(letter)).join(" "),
    decorations: all.filter((letter) => decoration.test(letter)),
  };
}

function openFont(bytes: Uint8Array | undefined): Font {
  // Its type asks for a Buffer. It reads any Uint8Array.
  const font = create(bytes as Uint8Array as Buffer);
  if ("fonts" in font) throw new Error("a collection of fonts instead of one");
  return font;
}
