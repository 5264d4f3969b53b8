/**
 * How large a picture says it is, read from the head of a JPEG, PNG, WebP or AVIF. A few bytes can claim billions of
 * pixels, and whoever decodes them runs out of memory.
 */

/** What Cloudflare's Images take. The largest cameras of phones make 8,064 × 6,048. */
const longestSide = 12_000;
const mostPixels = 100_000_000;

type Size = { width: number; height: number };

/** Of a picture that is shown as it is stored; undefined where it cannot be read. */
export function sizeOfPicture(file: Uint8Array): Size | undefined {
  return readSizes(viewOf(file))[0];
}

/** False for a picture whose size cannot be read, too. */
export function isShowableSize(file: Uint8Array): boolean {
  const sizes = readSizes(viewOf(file));
  return (
    sizes.length > 0 &&
    sizes.every(
      ({ width, height }) =>
        width > 0 && height > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels,
    )
  );
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength);
}

/** All sizes that it names: a decoder may follow any of them. */
function readSizes(view: DataView): Size[] {
  try {
    if (view.getUint16(0) === 0xffd8) return jpegSizes(view);
    if (view.getUint32(0) === 0x89504e47) return [{ width: view.getUint32(16), height: view.getUint32(20) }];
    if (nameAt(view, 0) === "RIFF" && nameAt(view, 8) === "WEBP") return webpSizes(view);
    return nameAt(view, 4) === "ftyp" ? avifSizes(view) : [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** ITU-T T.81, B.2.2: a frame header has the height and the width after its length and precision. */
function jpegSizes(view: DataView): Size[] {
  const sizes: Size[] = [];
  const startOfScan = 0xda;
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return sizes;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) sizes.push({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    at += 2 + view.getUint16(at + 2);
  }
  return sizes;
}

/** RFC 9649: the canvas in VP8X, and what each frame says of itself. */
function webpSizes(view: DataView): Size[] {
  const sizes: Size[] = [];
  const least = 24;
  for (let at = 12; at + 8 + 10 <= view.byteLength;) {
    const name = nameAt(view, at);
    const length = view.getUint32(at + 4, true);
    const contents = at + 8;
    if (name === "VP8X")
      sizes.push({ width: 1 + uint24(view, contents + 4), height: 1 + uint24(view, contents + 7) });
    if (name === "ANMF" && length >= least) {
      sizes.push({ width: 1 + uint24(view, contents + 6), height: 1 + uint24(view, contents + 9) });
    }
    if (name === "VP8 ") {
      const sides = [view.getUint16(contents + 6, true), view.getUint16(contents + 8, true)];
      const [width = 0, height = 0] = sides.map((side) => side & 0x3fff);
      sizes.push({ width, height });
    }
    if (name === "VP8L") {
      const bits = view.getUint32(contents + 1, true);
      sizes.push({ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) });
    }
    at = contents + length + (length % 2);
  }
  return sizes;
}

/** ISO 23008-12, 6.5.3: `ispe` has a version of four bytes, the width and the height. It stands near the beginning. */
function avifSizes(view: DataView): Size[] {
  const sizes: Size[] = [];
  const searched = Math.min(view.byteLength - 16, 65_536);
  for (let at = 8; at < searched; at += 1) {
    if (nameAt(view, at) !== "ispe") continue;
    sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
  return sizes;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
