/** Where our storage has the picture of an address, and the widths in which the site shows it. */
import { uploadWidths } from "../../domain/listings/picture-files.ts";
import { mediaWidths, readMedia } from "../../domain/media/media-address.ts";

type Stored = { path: string; widths: readonly number[] };

export function findStored(pathname: string): Stored {
  const picture = readMedia(pathname);
  // The focal point is the browser's affair: it changes no file.
  if (picture) return { path: `media/${picture.name}`, widths: mediaWidths };
  return { path: pathname.replace(/^\/img\//, ""), widths: uploadWidths };
}
