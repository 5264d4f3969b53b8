/** The outside site's pictures: real JPEG and PNG files, drawn once. Several listings share one, as on real sites. */
import sharp from "sharp";

export type Photo = { bytes: Uint8Array<ArrayBuffer>; type: "image/jpeg" | "image/png" };

const skies = ["#c9d8dc", "#f2d7b6", "#b9d3ea", "#e3c9d0", "#cfe0c4"];

function draw(sky: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${sky}"/><rect x="220" y="90" width="200" height="310" fill="#8fa9b2"/><circle cx="520" cy="90" r="40" fill="#f2c879"/></svg>`,
  );
}

const drawings = await Promise.all(
  skies.map(async (sky) => ({
    jpg: new Uint8Array(await sharp(draw(sky)).jpeg({ quality: 70 }).toBuffer()),
    png: new Uint8Array(await sharp(draw(sky)).png({ palette: true }).toBuffer()),
  })),
);

/** Finds a picture by name: `SSH-1003-1.jpg` and `SSH-1003-2.png` are a listing's first and second. */
export function findPhoto(name: string): Photo | undefined {
  const [, number, format] = /^SSH-(\d{4})-[12]\.(jpg|png)$/.exec(name) ?? [];
  const drawing = number === undefined ? undefined : drawings[Number(number) % drawings.length];
  if (!drawing) return undefined;
  return format === "png"
    ? { bytes: drawing.png, type: "image/png" }
    : { bytes: drawing.jpg, type: "image/jpeg" };
}
