/** How a page writes where the home is. Thai agents abbreviate tambon, amphoe, changwat, soi and thanon. */
import type { Half } from "../half.ts";
import type { Home } from "../home.ts";
import type { Market } from "../market.ts";
import type { Draw } from "../random.ts";

const thaiForms = {
  mending: ["{d} {c} {r}", "ซ.{s} ถ.{t} {d} {c}", "{d} อ.บางละมุง จ.{r}"],
  "held-out": ["ถ.{t} ต.หนองปรือ อ.บางละมุง จ.{r} ({d})", "{d} จ.{r}", "ย่าน{d} {c} ซอย {s}"],
} as const;

export function drawAddress(draw: Draw, market: Market, half: Half, { place }: Home): string {
  const { district, city, region } = place;
  const isPattaya = region === "ชลบุรี";
  if (market.language === "th") {
    const form = isPattaya ? draw.pick(thaiForms[half]) : "{d} จ.{r}";
    return form
      .replace("{d}", district)
      .replace("{c}", city)
      .replace("{r}", region)
      .replace("{s}", String(draw.between(2, 17)))
      .replace("{t}", draw.pick(["สุขุมวิท", "เทพประสิทธิ์", "พัทยาสายสอง"]));
  }
  const parts = [district, city, ...(region === city ? [] : [region])];
  if (market.language === "zh" || market.language === "ja") return parts.toReversed().join("");
  return half === "mending" ? parts.join(", ") : draw.pick([parts.slice(0, 2).join(", "), parts.join(" · ")]);
}
