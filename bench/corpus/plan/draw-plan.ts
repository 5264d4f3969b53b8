/** Draws all that a page says about one home, before traps and markup. */
import { type Half, wordsOf } from "../half.ts";
import type { Home } from "../home.ts";
import { drawClassNames } from "../markup/class-names.ts";
import type { Market } from "../market.ts";
import type { Draw } from "../random.ts";
import { words } from "../words/words.ts";
import { drawAddress } from "./address.ts";
import { drawContact } from "./contact.ts";
import { factsOf } from "./facts.ts";
import { drawMoneyStyle, writeAmount } from "./money.ts";
import { drawPictures } from "./pictures.ts";
import type { Plan } from "./plan.ts";
import { fill, speaker, titleOf } from "./say.ts";

const folders: Record<Half, readonly string[]> = {
  mending: ["property", "listing", "detail"],
  "held-out": ["p", "ads", "homes"],
};

export function drawPlan(draw: Draw, half: Half, market: Market, home: Home): Plan {
  const { language } = market;
  const say = speaker(draw, language, half);
  const site = draw.pick(wordsOf(market.sites, half));
  const host = drawHost(draw, half, market);
  const id = String(draw.between(100_000, 9_999_999));
  const amounts = { price: home.price ?? 0, rent: home.rent ?? 0 };
  const money = drawMoneyStyle(draw, market, half, amounts);
  const place = drawAddress(draw, market, half, home);
  const spoken = { say, market, draw, id };
  const title = titleOf(spoken, home);
  const isSale = home.deal !== "rent";
  return {
    draw,
    half,
    market,
    home,
    money,
    say,
    sentences: drawSentences(draw, half, market, home),
    lang: language,
    site,
    host,
    id,
    url: `https://${host}/${draw.pick(folders[half])}/${id}`,
    title,
    prices: pricesOf({ say, money }, home),
    facts: factsOf(spoken, home, place),
    badge: drawBadge(draw, say, home, language === "ja"),
    crumbs: draw.chance(0.7) ? [say("navHome"), say(isSale ? "navSale" : "navRent"), home.place.city] : [],
    place,
    pictures: drawPictures(draw, half, host, draw.between(3, 9)),
    agent: drawContact(draw, half, market, host),
    nearPrice: [],
    inFacts: [],
    afterFacts: [],
    aside: [],
    bottom: [],
    nav: [
      { text: say("navSale"), href: "/buy" },
      { text: say("navRent"), href: "/rent" },
      { text: say("navBlog"), href: "/blog" },
      { text: say("navLogin"), href: "/account" },
    ],
    footer: [
      { text: say("navAbout"), href: "/about" },
      { text: say("navContact"), href: "/contact" },
      ...drawSearches(draw, half, market),
    ],
    hasSellerFinance: false,
    css: drawClassNames(draw, half, site),
    boxes: draw.chance(0.5) ? 0 : 1,
  };
}

/** The sentences speak of homes. */
function drawSentences(draw: Draw, half: Half, { language }: Market, { kind }: Home): string[] {
  const isHome = kind === "condo" || kind === "house";
  return isHome ? draw.some(wordsOf(words[language].sentences, half), draw.between(2, 4)) : [];
}

/** `Condos for rent in Naklua`, as portals list them at the end of every page. */
function drawSearches(draw: Draw, half: Half, { language, places }: Market): Plan["footer"] {
  const titles = wordsOf(words[language].listTitle, half);
  return draw.some(places, draw.between(0, 5)).map(({ district }, at) => ({
    text: fill(draw.pick(titles), { place: district }),
    href: `/search/${at}`,
  }));
}

function pricesOf({ say, money }: Pick<Plan, "say" | "money">, { price, rent }: Home): Plan["prices"] {
  const prices: Plan["prices"] = [];
  if (price !== null) {
    const text = writeAmount(money, "price", price);
    prices.push({ label: say("priceLabel"), text, sentence: say("priceSentenceSale", { price: text }) });
  }
  if (rent !== null) {
    const text = writeAmount(money, "rent", rent);
    prices.push({ label: say("rentLabel"), text, sentence: say("priceSentenceRent", { price: text }) });
  }
  return prices;
}

/** A home that is gone says so; Japanese titles name no deal, so the badge does. */
function drawBadge(draw: Draw, say: Plan["say"], home: Home, isNeeded: boolean): string | null {
  if (home.isGone) return say(home.deal === "rent" ? "rentedBadge" : "soldBadge");
  if (!isNeeded && draw.chance(0.45)) return null;
  return say(home.deal === "both" ? "forBoth" : home.deal === "rent" ? "forRent" : "forSale");
}

function drawHost(draw: Draw, half: Half, market: Market): string {
  const names =
    half === "mending" ? ["sunset-homes", "coast-living", "my-nest"] : ["keyfinder", "baan-dee", "hausboden"];
  const ending = market.isThailand
    ? draw.pick(["co.th", "com"])
    : market.id === "gb"
      ? "co.uk"
      : market.currency === "EUR"
        ? draw.pick([market.id, "com"])
        : "com";
  return `www.${draw.pick(names)}.example.${ending}`;
}
