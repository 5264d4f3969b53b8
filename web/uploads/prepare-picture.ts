/**
 * Decodes a picture, turns it upright, makes it no larger than pages need, and encodes it again. What the camera wrote
 * beside the picture, such as the place, does not survive that.
 */
const longestSidePx = 2_400;
/** A logo is shown small. */
const longestSideOfPngPx = 1_200;
/** A canvas rounds. */
const opaque = 250;
const qualities = [0.86, 0.76, 0.66];
/** Larger ones are encoded again with less quality: a slow line should carry them too. */
const largeBytes = 1_500_000;

const usualTypes = ["image/jpeg", "image/png", "image/webp"];

export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
  readonly reason: "heic" | "svg" | "damaged" | "unreadable" | "empty" | "too_large";

  constructor(reason: UnreadablePicture["reason"], cause: unknown) {
    super(`This file cannot be read (${reason}).`, { cause });
    this.reason = reason;
  }
}

/** See-through parts become white, or are kept: then the picture is a PNG and smaller, because it grows with each pixel. */
export async function preparePicture(
  file: Blob & { name?: string },
  mostPx = longestSidePx,
  seeThrough: "white" | "kept" = "white",
): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const isKept = seeThrough === "kept" && isSeeThrough(bitmap);
    const longest = isKept ? Math.min(mostPx, longestSideOfPngPx) : mostPx;
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new UnreadablePicture("unreadable", "no canvas");
    if (!isKept) {
      // JPEG has no transparency: without this it would become black.
      context.fillStyle = "#fff";
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await (isKept ? encodeAs(canvas, "image/png") : encode(canvas));
  } finally {
    bitmap.close();
  }
}

/** Judged by a small copy: a hard edge is half see-through there. */
function isSeeThrough(bitmap: ImageBitmap): boolean {
  const canvas = document.createElement("canvas");
  const side = 64;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  // Every fourth byte is the alpha of a pixel.
  return data.some((value, index) => index % 4 === 3 && value < opaque);
}

async function decode(file: Blob & { name?: string }): Promise<ImageBitmap> {
  // A drawing can hold a program, and not every browser draws one.
  if (file.type === "image/svg+xml" || /\.svg$/i.test(file.name ?? "")) {
    throw new UnreadablePicture("svg", "a drawing");
  }
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    if (file.size === 0) throw new UnreadablePicture("empty", cause);
    const isHeic = /heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name ?? "");
    const isWhole = isHeic && (await file.slice(4, 8).text()) === "ftyp";
    // Whoever chose a JPEG need not hear that it should be one.
    if (!isWhole)
      throw new UnreadablePicture(isHeic || usualTypes.includes(file.type) ? "damaged" : "unreadable", cause);
    return await decodeAsElement(file).catch(() => {
      throw new UnreadablePicture("heic", cause);
    });
  }
}

/** Some browsers show HEIC in a page and make no bitmap of its file. Our pages show no picture from "blob:". */
async function decodeAsElement(file: Blob): Promise<ImageBitmap> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });
  const element = new Image();
  element.src = address;
  await element.decode();
  return createImageBitmap(element);
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    smallest = await encodeAs(canvas, "image/jpeg", quality);
    if (smallest.size <= largeBytes) return smallest;
  }
  if (!smallest) throw new UnreadablePicture("unreadable", "not encoded");
  return smallest;
}

async function encodeAs(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!encoded) throw new UnreadablePicture("unreadable", "not encoded");
  return encoded;
}

/** The name under which the server stores it, and by which it knows one that it has already. */
export async function digestOf(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await picture.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
