// Removes noise from a path-traced picture: first fireflies, then an à-trous wavelet filter over the light that falls
// on surfaces (light ÷ albedo), guided by albedo and normals. This follows SVGF, without its temporal part.

export type Raw = {
  width: number;
  height: number;
  light: Float32Array;
  albedo: Float32Array;
  normal: Float32Array;
};

/** Fireflies are sampling errors: pixels much brighter than their second-brightest neighbour. */
export function removeFireflies({ light, width, height }: Raw): Float32Array {
  const out = light.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let first = 0;
      let second = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue;
          const value = luma(light, ((y + dy) * width + x + dx) * 3);
          if (value > first) {
            second = first;
            first = value;
          } else if (value > second) second = value;
        }
      }
      const at = (y * width + x) * 3;
      const own = luma(light, at);
      if (own > second * 1.6 + 0.02) {
        const keep = (second * 1.2 + 0.01) / own;
        for (let c = 0; c < 3; c++) out[at + c] *= keep;
      }
    }
  }
  return out;
}

function luma(plane: Float32Array, at: number): number {
  return plane[at] * 0.2126 + plane[at + 1] * 0.7152 + plane[at + 2] * 0.0722;
}

export const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/** Smooths only the light that falls on surfaces (light ÷ albedo), so that textures keep their grain. */
export function smoothLight({ width, height, light, albedo, normal }: Raw, strength: number): Float32Array {
  const count = width * height;
  const base = new Float32Array(count * 3);
  for (let i = 0; i < count * 3; i++) base[i] = Math.max(0.04, albedo[i]);
  let lit = new Float32Array(count * 3);
  for (let i = 0; i < count * 3; i++) lit[i] = Math.log1p((Math.max(0, light[i]) / base[i]) * 4);
  let noise = estimateNoise(lit, albedo, normal, width, height);
  for (const step of [1, 2, 4, 8, 16]) {
    const next = new Float32Array(count * 3);
    const nextNoise = new Float32Array(count);
    const reach = strength * (step === 1 ? 3.2 : step === 2 ? 2.6 : 2);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        const a = p * 3;
        const own = lit[a] + lit[a + 1] + lit[a + 2];
        const width2 = 1 / (reach * Math.sqrt(noise[p]) * 3 + 0.004 * strength);
        let total = 0,
          r = 0,
          g = 0,
          b = 0,
          spread = 0;
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const q = yy * width + xx;
            const o = q * 3;
            const dn =
              Math.abs(normal[a] - normal[o]) +
              Math.abs(normal[a + 1] - normal[o + 1]) +
              Math.abs(normal[a + 2] - normal[o + 2]);
            const da =
              Math.abs(albedo[a] - albedo[o]) +
              Math.abs(albedo[a + 1] - albedo[o + 1]) +
              Math.abs(albedo[a + 2] - albedo[o + 2]);
            const dl = Math.abs(own - lit[o] - lit[o + 1] - lit[o + 2]) * width2;
            const weight = KERNEL[i + 2] * KERNEL[j + 2] * Math.exp(-dn * 2.2 - da * 6 - dl);
            total += weight;
            r += weight * lit[o];
            g += weight * lit[o + 1];
            b += weight * lit[o + 2];
            spread += weight * weight * noise[q];
          }
        }
        next[a] = r / total;
        next[a + 1] = g / total;
        next[a + 2] = b / total;
        nextNoise[p] = spread / (total * total);
      }
    }
    lit = next;
    noise = nextNoise;
  }
  const out = new Float32Array(count * 3);
  for (let i = 0; i < count * 3; i++) out[i] = (Math.expm1(lit[i]) / 4) * base[i];
  return out;
}

/** Estimates noise as the local variance among similar neighbours, because the renderer gives no estimate. */
function estimateNoise(
  lit: Float32Array,
  albedo: Float32Array,
  normal: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const noise = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = (y * width + x) * 3;
      let total = 0,
        sum = 0,
        squares = 0;
      for (let j = -2; j <= 2; j++) {
        for (let i = -2; i <= 2; i++) {
          const yy = Math.min(height - 1, Math.max(0, y + j));
          const xx = Math.min(width - 1, Math.max(0, x + i));
          const o = (yy * width + xx) * 3;
          const apart =
            Math.abs(normal[a] - normal[o]) +
            Math.abs(normal[a + 1] - normal[o + 1]) +
            Math.abs(normal[a + 2] - normal[o + 2]) +
            Math.abs(albedo[a] - albedo[o]) +
            Math.abs(albedo[a + 1] - albedo[o + 1]) +
            Math.abs(albedo[a + 2] - albedo[o + 2]);
          const weight = Math.exp(-apart * 3);
          const value = (lit[o] + lit[o + 1] + lit[o + 2]) / 3;
          total += weight;
          sum += weight * value;
          squares += weight * value * value;
        }
      }
      const mean = sum / total;
      noise[y * width + x] = Math.max(0, squares / total - mean * mean);
    }
  }
  return noise;
}
