// Turns Blender's raw planes into a picture: removes fireflies, smooths noise guided by albedo and normals (with an
// à-trous wavelet filter, because Debian's Blender has no denoiser), adds a little bloom, then applies a film curve.
import { readFile } from "node:fs/promises";
import { KERNEL, type Raw, removeFireflies, smoothLight } from "./denoise.ts";

export type Look = {
  exposure?: number;
  smooth?: number;
  bloom?: number;
  warmth?: number;
  contrast?: number;
  saturation?: number;
};
export async function readPlanes(path: string, width: number, height: number): Promise<Raw> {
  const bytes = await readFile(path);
  const size = width * height * 3;
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + size * 3 * 4));
  return {
    width,
    height,
    light: all.slice(0, size),
    albedo: all.slice(size, size * 2),
    normal: all.slice(size * 2),
  };
}

/** Returns 8-bit sRGB pixels, ready for sharp. */
export function finish(raw: Raw, look: Look): Uint8Array {
  const calm = removeFireflies(raw);
  const smooth = look.smooth === 0 ? calm : smoothLight({ ...raw, light: calm }, look.smooth ?? 1);
  return develop(addBloom(smooth, raw.width, raw.height, look.bloom ?? 0.06), raw.width, raw.height, look);
}

/** Adds light that spills around lamps, at three sizes, computed at low resolution and interpolated. */
function addBloom(light: Float32Array, width: number, height: number, amount: number): Float32Array {
  if (!amount) return light;
  const out = light.slice();
  for (const [shrink, share] of [
    [4, 0.5],
    [10, 0.3],
    [24, 0.2],
  ] as const) {
    const w = Math.ceil(width / shrink);
    const h = Math.ceil(height / shrink);
    let small = new Float32Array(w * h * 3);
    const hits = new Float32Array(w * h);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const q = Math.floor(y / shrink) * w + Math.floor(x / shrink);
        const p = (y * width + x) * 3;
        hits[q]++;
        for (let c = 0; c < 3; c++) small[q * 3 + c] += Math.min(light[p + c], 12);
      }
    }
    for (let q = 0; q < w * h; q++) for (let c = 0; c < 3; c++) small[q * 3 + c] /= hits[q] || 1;
    small = blur(blur(small, w, h), w, h);
    for (let y = 0; y < height; y++) {
      const fy = Math.min(h - 1.001, Math.max(0, (y + 0.5) / shrink - 0.5));
      for (let x = 0; x < width; x++) {
        const fx = Math.min(w - 1.001, Math.max(0, (x + 0.5) / shrink - 0.5));
        const x0 = Math.floor(fx),
          y0 = Math.floor(fy),
          tx = fx - x0,
          ty = fy - y0;
        const q = (y0 * w + x0) * 3;
        const p = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const top = small[q + c] * (1 - tx) + small[q + 3 + c] * tx;
          const low = small[q + w * 3 + c] * (1 - tx) + small[q + w * 3 + 3 + c] * tx;
          out[p + c] += amount * share * (top * (1 - ty) + low * ty - light[p + c]);
        }
      }
    }
  }
  return out;
}

function blur(plane: Float32Array, w: number, h: number) {
  const across = new Float32Array(plane.length);
  const down = new Float32Array(plane.length);
  for (const [from, to, dx, dy] of [
    [plane, across, 1, 0],
    [across, down, 0, 1],
  ] as const) {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++)
        for (let c = 0; c < 3; c++) {
          let sum = 0;
          for (let k = -2; k <= 2; k++) {
            const xx = Math.min(w - 1, Math.max(0, x + k * dx));
            const yy = Math.min(h - 1, Math.max(0, y + k * dy));
            sum += from[(yy * w + xx) * 3 + c] * KERNEL[k + 2];
          }
          to[(y * w + x) * 3 + c] = sum;
        }
  }
  return down;
}

/** Applies a film-like curve based on AgX: bright colours fade to white instead of clipping. */
function develop(light: Float32Array, width: number, height: number, look: Look): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const gain = 2 ** (look.exposure ?? 0);
  const warm = look.warmth ?? 0;
  const contrast = look.contrast ?? 1.12;
  const chroma = look.saturation ?? 1.22;
  for (let p = 0; p < out.length; p += 3) {
    const r = light[p] * gain * (1 + warm),
      g = light[p + 1] * gain,
      b = light[p + 2] * gain * (1 - warm);
    const v = [
      film(0.842479 * r + 0.0784336 * g + 0.0792237 * b),
      film(0.0423283 * r + 0.878469 * g + 0.0791661 * b),
      film(0.0423757 * r + 0.0784336 * g + 0.879143 * b),
    ].map((value) => value ** contrast);
    const grey = v[0] * 0.2126 + v[1] * 0.7152 + v[2] * 0.0722;
    const [a, m, z] = v.map((value) => Math.max(0, grey + (value - grey) * chroma));
    const dither = (((p * 2654435761) >>> 16) % 256) / 256 - 0.5;
    out[p] = 255 * clamp(1.19688 * a - 0.0980209 * m - 0.0990297 * z) + 0.5 + dither * 0.8;
    out[p + 1] = 255 * clamp(-0.0528969 * a + 1.1519 * m - 0.0989612 * z) + 0.5 + dither * 0.8;
    out[p + 2] = 255 * clamp(-0.0529716 * a - 0.0980435 * m + 1.15107 * z) + 0.5 + dither * 0.8;
  }
  return out;
}

function film(value: number): number {
  const x = clamp((Math.log2(Math.max(value, 1e-10)) + 12.47393) / 16.5);
  const x2 = x * x;
  const x4 = x2 * x2;
  return clamp(
    15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232,
  );
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 0.998 ? 0.998 : value;
}
