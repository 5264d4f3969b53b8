/** The package has no types of its own. These are of what we use. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
