/**
 * Takumi with whole fonts, made once per isolate: it takes most of a second and about 33 MB. The site serves the fonts as
 * files, so no Worker carries them.
 */
import start, { Renderer } from "@takumi-rs/wasm";
import program from "@takumi-rs/wasm/auto";
import { type PaperFont, paperFontAddress } from "../../domain/papers/paper.ts";

export type CardRenderer = Pick<Renderer, "render" | "measure">;
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The Chinese font has one weight. */
const fonts: readonly { file: PaperFont; name: string; weight: number }[] = [
  { file: "sans", name: "sans", weight: 400 },
  { file: "sans-bold", name: "sans", weight: 700 },
  { file: "thai", name: "thai", weight: 400 },
  { file: "thai-bold", name: "thai", weight: 700 },
  { file: "chinese", name: "chinese", weight: 400 },
];

let made: CardRenderer | undefined;

/** A value is kept and never a promise: that of another request must not be awaited. */
export async function cardRenderer(readFile: ReadFile): Promise<CardRenderer> {
  if (made) return made;
  await start({ module_or_path: program });
  const renderer = new Renderer();
  for (const { file, name, weight } of fonts) {
    await renderer.registerFont({ name, weight, data: await readFile(paperFontAddress(file)) });
  }
  made = renderer;
  return renderer;
}
