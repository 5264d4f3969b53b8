/** The pictures of iPhones: an ISO base media file (ISO/IEC 14496-12) whose brand is one of HEIF's. */
const brands = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs", "mif1", "msf1"]);

export function isHeic(file: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(file.subarray(4, 12));
  return text.startsWith("ftyp") && brands.has(text.slice(4));
}
