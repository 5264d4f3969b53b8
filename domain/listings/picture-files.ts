/** The files of a listing's pictures: our own under `/pictures/`, uploads under `/img/`, made at the width asked for. */

/** Of AVIF files. The Worker makes uploads in these alone, or junk requests would fill the cache. */
export const uploadWidths = [480, 680, 800, 1200] as const;
/** Of a picture's one WebP file, unless the picture is narrower. */
export const widestShared = 1200;

/** In Supabase Storage: what admins upload, the library, and what is copied from outside sites. */
export const imageBucket = "listing-images";

const ours = "/pictures/";

/** A scene that we rendered, not a photograph. */
export function isOurPicture(src: string): boolean {
  return src.startsWith(ours);
}

/** Of a text: neither one of our renderings nor a photograph. It has one file, whatever its width. */
export function isDrawing(src: string): boolean {
  return src.startsWith("/drawings/");
}

/** `/pictures/hero-bay` → `hero-bay`; undefined for a picture that is not ours. */
export function nameOfOurPicture(src: string): string | undefined {
  return isOurPicture(src) ? src.slice(ours.length) : undefined;
}

/** Every picture's one WebP file: for browsers that do not know AVIF, to open as a link, to share. */
export function pictureFile(src: string): string {
  return isOurPicture(src) ? `${src}.webp` : `${src}?w=${widestShared}&f=webp`;
}

/** Messengers show a card of this shape, and drop a file above the limit. */
export const shareCard = { type: "image/jpeg", width: 1200, height: 630, mostBytes: 300_000 } as const;

/** The picture as the card beside a shared link. */
export function shareFile(src: string): string {
  return `/share${src}.jpg`;
}
