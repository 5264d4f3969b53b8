/** Addresses of pictures. The random part tells one picture from another in whatever size. */
import type { Half } from "../half.ts";
import type { Draw } from "../random.ts";
import type { Picture } from "./plan.ts";

export function drawPictures(draw: Draw, half: Half, host: string, number: number): Picture[] {
  return Array.from({ length: number }, () => {
    const id = Array.from({ length: 12 }, () => draw.between(0, 15).toString(16)).join("");
    return half === "mending"
      ? {
          id,
          large: `https://cdn.${host.slice(4)}/photos/${id}-1200x800.jpg`,
          thumb: `https://cdn.${host.slice(4)}/photos/${id}-300x200.jpg`,
        }
      : {
          id,
          large: `https://images.${host.slice(4)}/w_1600/${id}.webp`,
          thumb: `https://images.${host.slice(4)}/w_320/${id}.webp`,
        };
  });
}
