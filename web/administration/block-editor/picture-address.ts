/** The file of a picture that the administration shows. */
import { isDrawing, pictureFile } from "../../../domain/listings/picture-files.ts";

export const pictureAddress = (src: string) => (isDrawing(src) ? src : pictureFile(src));
