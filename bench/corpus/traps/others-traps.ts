/** Other homes on the page, their prices and that they are gone. */
import type { Home } from "../home.ts";
import { drawCards } from "../plan/cards.ts";
import { writeAmount } from "../plan/money.ts";
import { areaOf } from "../plan/say.ts";
import { always, type Trap } from "./trap.ts";

export const soldLink: Trap = {
  name: "sold-link",
  rate: 0.4,
  fits: always,
  set: ({ draw, nav, footer, say }) => {
    const link = { text: say("soldLink"), href: "/sold" };
    if (draw.chance(0.6)) nav.push(link);
    else footer.push(link);
    return link.text;
  },
};

export const similarHomes: Trap = {
  name: "similar-homes",
  rate: 0.45,
  fits: always,
  set: (plan) => {
    const { draw, say, bottom, aside } = plan;
    const block = {
      kind: "cards",
      heading: say("similar"),
      cards: drawCards(plan, draw.between(2, 5)),
    } as const;
    (draw.chance(0.7) ? bottom : aside).push(block);
    return block.cards[0]?.price ?? "";
  },
};

export const soldNeighbours: Trap = {
  name: "sold-neighbours",
  rate: 0.2,
  fits: always,
  set: (plan) => {
    const { say, bottom } = plan;
    const badge = (at: number, home: Home) =>
      at > 1 ? null : say(home.deal === "rent" ? "rentedBadge" : "soldBadge");
    const cards = drawCards(plan, 3, badge);
    bottom.push({ kind: "cards", heading: say("soldLink"), cards });
    return cards[0]?.badge ?? "";
  },
};

/** Sizes and prices of the other units in the building. */
export const unitsTable: Trap = {
  name: "units-table",
  rate: 0.2,
  fits: ({ home }) => home.kind === "condo",
  set: (plan) => {
    const { draw, say, market, money, home } = plan;
    const rows = Array.from({ length: draw.between(2, 5) }, (_, at) => {
      const factor = 0.6 + 0.3 * at + draw.number() / 5;
      const step = home.price === null ? market.rent[2] : market.sale[2];
      const amount = Math.round(((home.price ?? home.rent ?? 0) * factor) / step) * step;
      const text = writeAmount(money, home.price === null ? "rent" : "price", Math.max(step, amount));
      return [
        `${"ABCDE".charAt(at)}${draw.between(2, 19)}0${at + 1}`,
        areaOf(plan, Math.round(home.area * factor)),
        text,
      ];
    });
    const head = [say("unit"), say("areaLabel"), say(home.price === null ? "rentLabel" : "priceLabel")];
    plan.bottom.push({ kind: "table", heading: say("unitsHeading"), head, rows });
    return rows[0]?.[2] ?? "";
  },
};
