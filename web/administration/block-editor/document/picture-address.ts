/** The file of a picture that the administration shows. A drawing has its ending in its name. */
import { pictureFile } from "../../../../domain/listings/picture-files.ts";

export function pictureAddress(src: string): string {
  return /\.\w+$/.test(src) ? src : pictureFile(src);
}
