/** Fonts of variable weight, cut to a single one. */
import subsetFont from "subset-font";

/** Two weights are enough: text and emphasis. */
const weights = [400, 600];

/** Chromium puts a font of variable weight into a PDF as drawings (Type 3), which viewers show less sharply. */
export function fixWeight(font: Buffer, html: string, weight: number): Promise<Buffer> {
  return subsetFont(font, html, { targetFormat: "woff2", variationAxes: { wght: weight } });
}

/** One rule of a style sheet for a variable font becomes a rule for each weight. */
export function splitWeights(css: string): string {
  return weights
    .map((weight) =>
      css
        .replaceAll("font-weight: 100 900", `font-weight: ${weight}`)
        .replaceAll(".woff2)", `.woff2?weight=${weight})`),
    )
    .join("\n");
}
