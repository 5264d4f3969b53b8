/** Other sums that belong to the same home. */
import { writeAmount } from "../plan/money.ts";
import type { Pair, Plan } from "../plan/plan.ts";
import { count } from "../plan/say.ts";
import { isPriced, isRent, isSale, type Trap } from "./trap.ts";

const sum = ({ money }: Plan, amount: number) => writeAmount(money, "plain", amount);
/** Rounded as people round. */
const round = (amount: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
};

export const bankLoan: Trap = {
  name: "bank-loan",
  rate: 0.3,
  fits: (plan) => isSale(plan) && !plan.hasSellerFinance,
  set: (plan) => {
    const { say, draw, home } = plan;
    const price = home.price ?? 0;
    const down = sum(plan, round(price * draw.pick([0.1, 0.2, 0.3])));
    const pairs: Pair[] = [
      [say("downPayment"), down],
      [say("interest"), `${draw.between(2, 6)}${plan.market.decimal}${draw.between(0, 9)} %`],
      [say("term"), count(plan, "years", draw.pick([15, 20, 25, 30]))],
      [say("instalment"), sum(plan, round(price / 190))],
    ];
    (draw.chance(0.5) ? plan.afterFacts : plan.aside).push({ kind: "pairs", heading: say("loan"), pairs });
    return down;
  },
};

/** The owner's own finance: in Pattaya often right beside the price. */
export const sellerFinance: Trap = {
  name: "seller-finance",
  rate: 0.22,
  fits: (plan) => isSale(plan) && plan.market.isThailand && !plan.home.isGone,
  set: (plan) => {
    const { say, draw, home } = plan;
    const price = home.price ?? 0;
    const down = sum(plan, round(price * draw.pick([0.1, 0.2, 0.3])));
    const each = sum(plan, round(price / 130));
    const isMonthly = /เดือน|月|mens|monat|month|месяц/iu.test(say("instalment"));
    const pairs: Pair[] = [
      [say("downPayment"), down],
      [say("instalment"), isMonthly ? each : say("perMonth", { n: each })],
    ];
    plan.hasSellerFinance = true;
    (draw.chance(0.5) ? plan.nearPrice : plan.afterFacts).push({
      kind: "pairs",
      heading: say("sellerFinance"),
      pairs,
    });
    return down;
  },
};

export const oldPrice: Trap = {
  name: "old-price",
  rate: 0.2,
  fits: (plan) => isPriced(plan) && !plan.home.isGone,
  set: (plan) => {
    const { say, draw, money, prices } = plan;
    const [own] = prices;
    if (own === undefined) throw new Error("A home with a price");
    const kind = plan.home.price === null ? "rent" : "price";
    const old = writeAmount(
      money,
      kind,
      round((plan.home.price ?? plan.home.rent ?? 0) * (1.12 + draw.number() / 4)),
    );
    if (draw.chance(0.4)) {
      own.text = say("wasNow", { old, new: own.text });
      own.sentence = own.text;
    } else if (draw.chance(0.5)) plan.nearPrice.unshift({ kind: "line", text: say("was", { n: old }) });
    else plan.nearPrice.unshift({ kind: "struck", text: old, inWords: say("was", { n: old }) });
    return old;
  },
};

export const fees: Trap = {
  name: "fees",
  rate: 0.25,
  fits: isPriced,
  set: (plan) => {
    const { say, draw, home } = plan;
    const base = home.rent ?? (home.price ?? 0) / 180;
    const common = sum(plan, round(base * (0.08 + draw.number() / 10)));
    const pairs: Pair[] = [[say("commonFee"), say("perMonth", { n: common })]];
    if (home.price !== null) pairs.push([say("transferFee"), sum(plan, round(home.price * 0.02))]);
    if (draw.chance(0.5)) pairs.push([say("agencyFee"), sum(plan, round(base))]);
    if (draw.chance(0.5)) plan.inFacts.push(...pairs);
    else plan.afterFacts.push({ kind: "pairs", heading: say("fees"), pairs });
    return common;
  },
};

export const deposit: Trap = {
  name: "deposit",
  rate: 0.4,
  fits: isRent,
  set: (plan) => {
    const { say, draw, home, inFacts, nearPrice } = plan;
    const amount = sum(plan, (home.rent ?? 0) * draw.pick([1, 2, 3]));
    if (draw.chance(0.5)) inFacts.push([say("deposit"), amount]);
    else nearPrice.push({ kind: "pairs", heading: "", pairs: [[say("deposit"), amount]] });
    return amount;
  },
};

export const unitPrice: Trap = {
  name: "unit-price",
  rate: 0.3,
  fits: isSale,
  set: (plan) => {
    const { say, draw, home, market } = plan;
    const price = home.price ?? 0;
    const isLand = market.isThailand && home.land !== null && draw.chance(0.7);
    const perRai = (price / (home.land ?? 1)) * 1_600;
    const perWah = (price / (home.land ?? 1)) * 4;
    const isByRai = /rai|рай|莱|ไร่/iu.test(say("perLand"));
    const text = isLand
      ? say("perLand", { n: sum(plan, round(isByRai ? perRai : perWah)) })
      : market.areaUnit === "sqft"
        ? `${sum(plan, Math.round(price / home.area))}/sqft`
        : say("perArea", { n: sum(plan, Math.round(price / home.area)) });
    if (draw.chance(0.7)) plan.nearPrice.push({ kind: "line", text });
    else plan.aside.push({ kind: "line", text });
    return text;
  },
};

export const otherCurrency: Trap = {
  name: "other-currency",
  rate: 0.15,
  fits: isPriced,
  set: (plan) => {
    const { say, draw, home, market } = plan;
    const [code, rate] = market.other;
    const amount = Math.round((home.price ?? home.rent ?? 0) * rate);
    const text = say("about", { n: `${amount.toLocaleString("en-US")} ${code}` });
    plan.nearPrice.push({ kind: "line", text: draw.chance(0.3) ? `(${text})` : text });
    return text;
  },
};

export const searchForm: Trap = {
  name: "search-form",
  rate: 0.15,
  fits: isPriced,
  set: (plan) => {
    const { market, say } = plan;
    const [least, most] = market.sale;
    const options = [0.5, 1, 1.5, 3, 5].map((factor) => sum(plan, round(factor * Math.sqrt(least * most))));
    plan.aside.unshift({ kind: "choice", heading: say("priceLabel"), options });
    return options[0] ?? "";
  },
};
