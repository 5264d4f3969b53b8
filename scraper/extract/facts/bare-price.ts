/** Prices of Chinese pages, which name the money once or not at all. */
import { readCurrency } from "../../meaning/currency.ts";
import { readPrice, type Price } from "../../meaning/price.ts";
import { pricesInTenThousands } from "../../words/prices/price-names.ts";
import { sourceOf } from "../../words/words.ts";
import { isOtherSum } from "../../meaning/other-sums.ts";
import type { TextBlock } from "./page-facts.ts";

/** Names of boxes that hold prices. */
export const priceHint = /price|preis|prix|preci|amount|cost|rent\b|miete|stoimost|money|loyer|jiage/i;

/** "1,580 萬", "售 486万", "💰 169万" and no word for what is beside it: ten thousands of money, not of visitors. */
const tenThousands =
  /^[^\p{L}\p{N}]{0,4}(?:售|租|總價|总价|售價|售价)?[:：\s]{0,2}\d[\d.,]*\s?[万萬](?![\p{L}])/u;

/** "三室两厅 精装 售价210万": a sum right after its name. Prices by area and former prices do not count. */
const named = new RegExp(
  `(?<![原单單均差底])(?:${sourceOf(pricesInTenThousands)})[:：\\s]{0,2}(\\d[\\d.,]*\\s?[万萬])(?!\\p{L})`,
  "u",
);

/** Few pages are Chinese: the cheapest question comes first. */
const someTenThousands = /[万萬]/;

export function readNamedPrice(text: string): Price | null {
  return someTenThousands.test(text) ? readPrice(named.exec(text)?.[1] ?? "") : null;
}

/** "486 万": Chinese sites name the currency once, in the price by area beside it, or not at all. */
export function readBarePrice(blocks: readonly TextBlock[], index: number): Price | null {
  const block = blocks[index];
  if (!block || !someTenThousands.test(block.text)) return null;
  if (!tenThousands.test(block.text)) return readNamedPrice(block.text);
  const price = readPrice(block.text);
  const currency = blocks
    .slice(index + 1, index + 4)
    .map(({ text }) => (isOtherSum(/^\P{Nd}*/u.exec(text)?.[0] ?? "") ? null : readCurrency(text)))
    .find(Boolean);
  const isAlone = /^\P{L}{0,4}(?:售|租|總價|总价|售價|售价)?\P{L}*[万萬]\P{L}*$/u.test(block.text);
  return price && (currency || isAlone || priceHint.test(block.hint))
    ? { ...price, currency: currency ?? null }
    : null;
}
