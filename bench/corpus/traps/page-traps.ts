/** Traps of the page as a whole, and of numbers that are no sums. */
import { wordsOf } from "../half.ts";
import type { Draw } from "../random.ts";
import type { Plan } from "../plan/plan.ts";
import { always, isPriced, type Trap } from "./trap.ts";

export const onRequest: Trap = {
  name: "on-request",
  rate: 0.05,
  fits: ({ home }) => home.deal !== "both" && !home.isGone,
  set: (plan) => {
    const text = plan.say("onRequest");
    plan.home.isOnRequest = true;
    plan.prices = plan.prices.slice(0, 1).map(({ label }) => ({ label, text, sentence: text }));
    return text;
  },
};

/** `081-350-0000` is no price. */
export const phone: Trap = {
  name: "phone",
  rate: 0.6,
  fits: always,
  set: (plan) => {
    const { agent, say, draw } = plan;
    const text = say("phone", { n: agent.phone });
    if (draw.chance(0.5)) plan.sentences.push(text);
    else plan.aside.push({ kind: "pairs", heading: say("contact"), pairs: [[agent.name, text]] });
    return text;
  },
};

export const noLanguage: Trap = {
  name: "no-language",
  rate: 0.1,
  fits: always,
  set: (plan) => {
    plan.lang = null;
    return "<html>";
  },
};

/** A theme made in one country and used in another. */
export const wrongLanguage: Trap = {
  name: "wrong-language",
  rate: 0.08,
  fits: ({ lang }) => lang !== null,
  set: (plan) => {
    plan.lang = otherLanguage(plan.draw, plan.market.language);
    return `<html lang="${plan.lang}">`;
  },
};

function otherLanguage(draw: Draw, own: string): string {
  return draw.pick(
    wordsOf("en-US; en | de-DE | es", "mending").filter((language) => !language.startsWith(own)),
  );
}

export const thaiDigits: Trap = {
  name: "thai-digits",
  rate: 0.06,
  fits: (plan) => plan.market.language === "th" && isPriced(plan),
  set: (plan: Plan) => {
    for (const price of plan.prices) {
      price.text = inThaiDigits(price.text);
      price.sentence = inThaiDigits(price.sentence);
    }
    for (const fact of plan.facts) {
      if (fact.key === "reference") continue;
      fact.value = inThaiDigits(fact.value);
      fact.phrase = inThaiDigits(fact.phrase);
    }
    return plan.prices[0]?.text ?? "";
  },
};

function inThaiDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));
}

/** The year 2569 of the Thai calendar, as a number among the others. */
export const thaiDate: Trap = {
  name: "thai-date",
  rate: 0.25,
  fits: ({ market }) => market.language === "th",
  set: ({ draw, inFacts }) => {
    const month = draw.pick(["ม.ค.", "มี.ค.", "พ.ค.", "ส.ค.", "พ.ย."]);
    const text = `${draw.between(1, 28)} ${month} ${draw.pick(["2568", "2569"])}`;
    inFacts.push(["วันที่ลงประกาศ", text]);
    return text;
  },
};
