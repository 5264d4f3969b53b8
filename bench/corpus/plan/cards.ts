/** Other homes, as cards beside or under the one a page is about. */
import { drawHome, type Home } from "../home.ts";
import { writeAmount } from "./money.ts";
import { drawPictures } from "./pictures.ts";
import type { Card, Plan } from "./plan.ts";
import { areaOf, placeOf, roomsOf, speaker, titleOf } from "./say.ts";

export function drawCards(
  plan: Plan,
  number: number,
  badge: (at: number, home: Home) => string | null = () => null,
): Card[] {
  const { draw, half, market, money, host } = plan;
  return Array.from({ length: number }, (_, at): Card => {
    const home = { ...drawHome(draw, market), isGone: false };
    // Words of its own: other homes have other titles.
    const spoken = { market, say: speaker(draw, market.language, half) };
    const [picture] = drawPictures(draw, half, host, 1);
    if (picture === undefined) throw new Error("A card has a picture");
    return {
      home,
      title: titleOf(spoken, home),
      price:
        home.price === null
          ? writeAmount(money, "rent", home.rent ?? 0)
          : writeAmount(money, "price", home.price),
      meta: [roomsOf(spoken, home), areaOf(spoken, home.area), placeOf(spoken, home)].join(" · "),
      href: `${new URL(plan.url).pathname.replace(/\d+$/, "")}${draw.between(100_000, 9_999_999)}`,
      picture,
      badge: badge(at, home),
    };
  });
}
