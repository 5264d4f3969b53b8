/**
 * Decodes a picture, turns it upright, makes it no larger than pages need, and encodes it again. What the camera wrote
 * beside the picture, such as the place, does not survive that.
 */
const longestSidePx = 2_400;
const qualities = [0.86, 0.76, 0.66];
/** Larger ones are encoded again with less quality: a slow line should carry them too. */
const largeBytes = 1_500_000;

export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
  readonly reason: "heic" | "unreadable" | "empty" | "too_large";

  constructor(reason: UnreadablePicture["reason"], cause: unknown) {
    super(`This file cannot be read (${reason}).`, { cause });
    this.reason = reason;
  }
}

export async function preparePicture(file: Blob & { name?: string }, mostPx = longestSidePx): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new UnreadablePicture("unreadable", "no canvas");
    // JPEG has no transparency: without this it would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await encode(canvas);
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob & { name?: string }): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    const isHeic = /heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name ?? "");
    if (!isHeic) throw new UnreadablePicture("unreadable", cause);
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
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (!smallest) throw new UnreadablePicture("unreadable", "not encoded");
    if (smallest.size <= largeBytes) return smallest;
  }
  if (!smallest) throw new UnreadablePicture("unreadable", "not encoded");
  return smallest;
}

/** The name under which the server stores it, and by which it knows one that it has already. */
export async function digestOf(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await picture.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
