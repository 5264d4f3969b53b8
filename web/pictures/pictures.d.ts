declare module "virtual:pictures" {
  /** Width, height, then the widths that there are files of. */
  export const pictureSizes: Record<string, [width: number, height: number, ...widths: number[]]>;
  /** A data address of about 20 pixels. Use it on the server only. */
  export const picturePreviews: Record<string, string>;
}

declare module "virtual:picture-texts" {
  /** What a picture shows, in six languages. */
  export const pictureTexts: Record<string, Record<import("../../domain/locales.ts").Locale, string>>;
}
