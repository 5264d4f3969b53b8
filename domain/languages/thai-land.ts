/** Thais measure land in square wah of 4 m², from 100 of them on with ngan and rai: "1 ไร่ 2 งาน 10 ตร.ว.". */
import { formatNumber } from "./numbers.ts";

const metresInWah = 4;
const wahInNgan = 100;
const wahInRai = 400;

export function formatThaiLand(squareMeters: number): string {
  const wah = Math.round((squareMeters / metresInWah) * 10) / 10;
  const beyondRai = wah % wahInRai;
  const parts: [count: number, unit: string][] = [
    [Math.floor(wah / wahInRai), "ไร่"],
    [Math.floor(beyondRai / wahInNgan), "งาน"],
    // A tenth is no exact binary number.
    [Math.round((beyondRai % wahInNgan) * 10) / 10, "ตร.ว."],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${formatNumber(count, "th")} ${unit}`)
    .join(" ");
}
