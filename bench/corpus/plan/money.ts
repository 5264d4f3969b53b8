/** Amounts as a country's agents write them. */
import { type Half, wordsOf } from "../half.ts";
import type { Market } from "../market.ts";
import type { Draw } from "../random.ts";

export type MoneyStyle = { price: string; rent: string; plain: string; group: string; market: Market };

export function drawMoneyStyle(
  draw: Draw,
  market: Market,
  half: Half,
  amounts: { price: number; rent: number },
): MoneyStyle {
  const [usual = ",", ...rare] = market.groups;
  const price = draw.pick(wordsOf(market.prices, half).filter((format) => fits(format, amounts.price)));
  const [plain = "{n}"] = market.prices
    .split(/[;|]/)
    .map((format) => format.trim())
    .filter(isBare)
    .toSorted((one, other) => one.length - other.length);
  return {
    market,
    group: rare.length > 0 && draw.chance(0.2) ? draw.pick(rare) : usual,
    price,
    rent: draw.pick(wordsOf(market.rents, half).filter((format) => fits(format, amounts.rent))),
    plain: isBare(price) ? price : plain,
  };
}

/** In the page's style where it fits the amount. */
export function writeAmount(style: MoneyStyle, kind: "price" | "rent" | "plain", amount: number): string {
  const format = fits(style[kind], amount) ? style[kind] : kind === "rent" ? `${style.plain}` : style.plain;
  const { group, market } = style;
  return format
    .replace("{n}", groupDigits(amount, group))
    .replace("{m}", short(amount, 1_000_000, market))
    .replace("{k}", short(amount, 1_000, market))
    .replace("{w}", short(amount, 10_000, market));
}

export function groupDigits(amount: number, group: string): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, group);
}

/** Short forms round nothing away. An amount of 0 is not asked for. */
function fits(format: string, amount: number): boolean {
  if (amount === 0) return true;
  if (format.includes("{m}")) return amount >= 1_000_000 && amount % 10_000 === 0;
  if (format.includes("{k}")) return amount >= 1_000 && amount % 500 === 0;
  if (format.includes("{w}")) return amount >= 10_000 && amount % 100 === 0;
  return true;
}

function short(amount: number, unit: number, { decimal }: Market): string {
  return String(amount / unit).replace(".", decimal);
}

/** Only the sum and its currency: a fee is not `kosten koper`. */
function isBare(format: string): boolean {
  return format.includes("{n}") && !/k\.k|koper|FAI|HAI|price|over/iu.test(format);
}
