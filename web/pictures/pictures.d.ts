declare module "virtual:pictures" {
  /** Width and height, then the widths for which AVIF files exist. */
  type PictureSize = [width: number, height: number, ...widths: number[]];
  /** The size of every picture of ours that `unusualSizes` does not name. */
  export const usualSize: PictureSize;
  export const unusualSizes: Record<string, PictureSize>;
  /** A data URL of a preview, 20 pixels wide. Use it on the server only. */
  export const picturePreviews: Record<string, string>;
}

declare module "virtual:picture-texts" {
  /** What each picture shows, in one language. */
  export const loadPictureTexts: Record<
    import("../../domain/languages/locales.ts").Locale,
    () => Promise<{ default: Record<string, string> }>
  >;
}
