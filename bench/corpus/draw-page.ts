/** One page of the corpus from its seed and number: the page, what it says in truth, and what misleads on it. */
import { type Half, halfOfSeed } from "./half.ts";
import { drawHome, type Home, type HomeKind } from "./home.ts";
import { renderBare, renderFrame } from "./markup/frame.ts";
import type { Language, Market } from "./market.ts";
import { markets } from "./markets/markets.ts";
import { gone, notFound, signIn, wall } from "./negatives/dead-ends.ts";
import { results, resultsWithData, shortList } from "./negatives/lists.ts";
import type { Negative } from "./negatives/negative.ts";
import { agency, article } from "./negatives/texts.ts";
import { drawPlan } from "./plan/draw-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { type Draw, drawFrom } from "./random.ts";
import type { Field } from "./score/field.ts";
import type { Template } from "./templates/template.ts";
import { templates } from "./templates/templates.ts";
import { type SetTrap, setTraps } from "./traps/set-traps.ts";

export type CorpusPage = {
  name: string;
  half: Half;
  language: Language;
  url: string;
  html: string;
  /** What the page is made as: a template, or the kind of page that shows no home. */
  made: string;
  traps: readonly SetTrap[];
};

export type HomePage = CorpusPage & { truth: Truth; structured: readonly Field[] };

type Truth = {
  home: Home;
  currency: string;
  areaUnit: Market["areaUnit"];
  title: string;
  pictures: readonly string[];
  hasSellerFinance: boolean;
  /** The words in which the page states it: a page of this corpus that hides its truth would prove nothing. */
  seenBy: readonly (readonly string[])[];
};

const otherPages: readonly Negative[] = [
  results,
  resultsWithData,
  shortList,
  wall,
  signIn,
  notFound,
  gone,
  article,
  agency,
];
const otherKinds: readonly HomeKind[] = ["office", "land", "parking", "warehouse"];

export function drawHomePage(seed: number, number: number): HomePage {
  const { draw, half, market } = start(seed, `home ${number}`);
  const template = turn(templates[half], number);
  const plan = drawPlan(draw, half, market, drawHome(draw, market));
  const traps = setTraps(plan);
  return {
    ...render(plan, template),
    name: `${seed}-${number}-${template.name}-${market.id}`,
    traps,
    structured: structuredFields(template, plan.home),
    truth: truthOf(plan),
  };
}

export function drawOtherPage(seed: number, number: number): CorpusPage {
  const { draw, half, market } = start(seed, `other ${number}`);
  const made = turn<Negative | HomeKind>([...otherPages, ...otherKinds], number);
  const isKind = typeof made === "string";
  const plan = drawPlan(draw, half, market, drawHome(draw, market, isKind ? made : undefined));
  // An office in two deals or on request is still an office.
  const template = isKind ? draw.pick(templates[half]) : made;
  const traps = isKind ? setTraps(plan) : [];
  if (!isKind) plan.crumbs = [];
  const page = render(plan, template);
  const name = isKind ? made : made.name;
  return { ...page, made: name, traps, name: `${seed}-${number}-${name}-${market.id}` };
}

/** Data that knows one deal only has one price: of a home to sell and to let, the other is only to be read. */
function structuredFields({ structured }: Template, { deal }: Home): readonly Field[] {
  const isWhole = deal !== "both" || structured.includes("deal");
  return isWhole ? structured : structured.filter((field) => field !== "price");
}

function start(seed: number, name: string): { draw: Draw; half: Half; market: Market } {
  const draw = drawFrom(`${seed} ${name}`);
  const lots = markets.flatMap((market) => Array.from({ length: market.weight }, () => market));
  return { draw, half: halfOfSeed(seed), market: draw.pick(lots) };
}

/** Each in turn, so that none is left out. */
function turn<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error("An empty list has no turns");
  return one;
}

function render(plan: Plan, template: Negative | Template): Omit<CorpusPage, "name" | "traps"> {
  const { head, main } = template.render(plan);
  return {
    half: plan.half,
    language: plan.market.language,
    url: plan.url,
    html: "isBare" in template ? renderBare(head, main) : renderFrame(plan, head, main),
    made: template.name,
  };
}

function truthOf(plan: Plan): Truth {
  const { home, market, title, pictures, hasSellerFinance, prices, facts, badge } = plan;
  return {
    home,
    currency: market.currency,
    areaUnit: market.areaUnit,
    title,
    pictures: pictures.map(({ id }) => id),
    hasSellerFinance,
    seenBy: [
      [title],
      ...prices.map(({ text, sentence }) => [text, sentence]),
      ...facts.map(({ value, phrase }) => [value, phrase]),
      ...(home.isGone ? [[badge ?? ""]] : []),
      [home.place.district],
      ...pictures.map(({ id }) => [id]),
    ],
  };
}
