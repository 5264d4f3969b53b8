/** What one of our pictures shows, in the page's language. The texts are loaded with the code of the lightbox. */
import { pictureTexts } from "virtual:picture-texts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { nameOfOurPicture } from "../../../domain/listings/picture-files.ts";

export function describePicture(src: string, locale: Locale): string | undefined {
  const name = nameOfOurPicture(src);
  return name === undefined ? undefined : pictureTexts[name]?.[locale];
}
