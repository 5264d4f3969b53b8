/** What a picture of ours shows, in the page's language; its texts come with the code that shows pictures large. */
import { pictureTexts } from "virtual:picture-texts";
import type { Locale } from "../../domain/locales.ts";
import { nameOfOurPicture } from "./picture-file.ts";

export function describePicture(src: string, locale: Locale): string | undefined {
  const name = nameOfOurPicture(src);
  return name === undefined ? undefined : pictureTexts[name]?.[locale];
}
