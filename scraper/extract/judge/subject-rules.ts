/** Pages about somebody or something else that show a home or two beside it: an agent, the market, the site itself. */
import { readKind, readOffer } from "../../meaning/kind-and-offer.ts";
import { agencies, agentPages } from "../../words/agents.ts";
import * as words from "../../words/subjects.ts";
import { agentsSought, seeking } from "../../words/clauses/posts.ts";
import { anyOf, patternOf } from "../../words/word-pattern.ts";
import { sourceOf } from "../../words/words.ts";
import type { SchemaNode } from "../facts/schema-items.ts";
import { typesOf } from "../layers/schema/schema-org.ts";
import { firstText } from "../layers/schema/schema-values.ts";
import { plainWords } from "../parse/clean-text.ts";
import type { Evidence } from "./evidence.ts";
import type { Rule } from "./rule.ts";

const marketWords = anyOf(words.marketPages);
const ownTools = anyOf(words.ownTools);
const questions = anyOf(words.questions);
const notHomes = anyOf(words.notHomes);
const wanted = anyOf(words.wanted);
const seeks = patternOf([seeking], (said) => `^\\P{L}*(?:${said})`);
const agentsWanted = anyOf(agentsSought);
const adviceWords = anyOf(words.advice);
const agentWords = anyOf(agentPages);
/** An agency calls itself so before its own name. */
const agency = new RegExp(`^[^|–—-]{0,30}(?:${sourceOf(agencies)})(?!\\p{L})`, "iu");
const askingTitle = /^(?:how|what|why|when|should) [^|]*\?/i;
const welcomeWords = /^(?:find|search|discover|welcome|willkommen|bienvenue|ค้นหา|ยินดีต้อนรับ)/i;
const frontPath = /^\/(?:[a-z]{2}\/?)?$/;

const rules: readonly Rule[] = [
  {
    name: "agents-own-page",
    code: "no-home-described",
    holds: ({ roots, headline, facts }) =>
      roots.some((root) => isAgent(root) && isCalled(firstText(root["name"]) ?? "", headline, facts.title)),
  },
  {
    name: "home-wanted",
    code: "no-home-described",
    holds: ({ headline, facts }) =>
      wanted.test(headline) || (seeks.test(headline) && !facts.prices.hasOwnPrice),
  },
  {
    name: "agents-wanted",
    code: "no-home-described",
    holds: ({ headline }) => agentsWanted.test(headline),
  },
  {
    name: "advice",
    code: "article",
    holds: ({ headline, facts }) => adviceWords.test(headline) && !facts.prices.hasOwnPrice,
  },
  {
    name: "question",
    code: "article",
    holds: ({ headline, facts }) => askingTitle.test(facts.title) || questions.test(headline),
  },
  {
    name: "tool-or-thing",
    code: "no-home-described",
    holds: ({ headline }) => notHomes.test(headline) || isThing(headline),
  },
  {
    name: "prices-in-general",
    code: "article",
    holds: ({ headline, facts }) => marketWords.test(headline) && !facts.prices.hasOwnPrice,
  },
  { name: "agencys-page", code: "no-home-described", holds: isAgencyPage },
  {
    name: "own-tools",
    code: "list-of-homes",
    holds: ({ headline }) => ownTools.test(headline),
  },
  {
    name: "front-page",
    code: "list-of-homes",
    holds: ({ headline, path, roots, facts }) =>
      frontPath.test(path) &&
      (roots.some(isSearch) || welcomeWords.test(headline)) &&
      !facts.prices.hasOwnPrice,
  },
];

/** Structured data of a home says what the page is about. */
export const subjectRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  holds: (evidence) => !evidence.hasHome && rule.holds(evidence),
}));

function isCalled(name: string, headline: string, title: string): boolean {
  const plain = plainWords(name);
  return name.length > 3 && plainWords(headline) === plain && plainWords(title).startsWith(plain);
}

function isAgencyPage({ facts, headline }: Evidence): boolean {
  if (/\d/.test(headline) || readKind(headline) !== null || facts.prices.hasOwnPrice) return false;
  const isOfAgent = facts.blocks.some(({ tag, text }) => /^h[2-4]$/.test(tag) && agentWords.test(text));
  return isOfAgent || agency.test(facts.title) || agency.test(headline);
}

const things =
  /\b(?:motor ?home|caravan|camper(?:van)?|yacht|hatchback|sedan|sofa|wardrobe|mattress|bed frame|bunk bed|double bed)s?\b/i;

/** "Bungalow with space for a caravan" names a home first. */
function isThing(headline: string): boolean {
  const at = headline.search(things);
  return at >= 0 && readKind(headline.slice(0, at)) === null && readOffer(headline.slice(0, at)) === null;
}

function isAgent(node: SchemaNode): boolean {
  return typesOf(node).some((type) => /^(?:RealEstateAgent|Person|RealEstateAgency)$/.test(type));
}

function isSearch(node: SchemaNode): boolean {
  return typesOf(node).includes("WebSite") && node["potentialAction"] !== undefined;
}
