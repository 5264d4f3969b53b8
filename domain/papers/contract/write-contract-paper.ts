/** The paper of a contract in one language, from its record. The same record always gives the same paper. */
import { movesAlong, opensAtTheEarliest } from "../../finance/carry-over.ts";
import { shareOf, toBaht, toSatang } from "../../finance/finance.ts";
import { formatDay } from "../../languages/format-date.ts";
import { type Locale, intlTags } from "../../languages/locales.ts";
import { formatNumber } from "../../languages/numbers.ts";
import { pattayaDay } from "../../places/pattaya-time.ts";
import { fillLetter as fill } from "../../texts/letters/fill-letter.ts";
import type { Paper, PaperBlock } from "../paper.ts";
import { type ClausePlace, clauseNames } from "./clause-names.ts";
import {
  type Buyer,
  type ContractRecord,
  type MadePaper,
  type PaperTerms,
  isBinding,
} from "./contract-record.ts";
import type { ContractTexts, ContractWords } from "./contract-texts.ts";

type Rows = (readonly [string, string])[];

export function writeContractPaper(
  { terms, reference }: Pick<ContractRecord, "terms" | "reference">,
  paper: MadePaper,
  locale: Locale,
  { words, ...shipped }: ContractTexts,
): Paper {
  const sums = sumsOf(terms);
  const places = placesOf(terms, sums, locale, words);
  const clauses = paper.clauses[locale] ?? shipped.clauses;
  const number = fill(words.number, {
    number: reference,
    version: String(paper.version),
    date: formatDay(pattayaDay(new Date(paper.madeAt)), locale),
  });
  return {
    locale,
    title: words.title,
    subtitle: number,
    marks: [...(paper.isSample ? [words.sample] : []), isBinding(locale) ? words.binding : words.reading],
    blocks: [
      { kind: "heading", text: words.parties },
      { kind: "facts", rows: sellerRows(paper, words) },
      ...paper.buyers.map((buyer, index): PaperBlock => ({
        kind: "facts",
        rows: buyerRows(buyer, index === 0 ? words.buyer : words.secondBuyer, locale, words),
      })),
      { kind: "heading", text: words.home },
      { kind: "facts", rows: homeRows(paper, locale, words) },
      { kind: "heading", text: words.terms },
      { kind: "facts", rows: termRows(terms, sums, places, locale, words) },
      ...clauseNames
        .filter((name) => clauses[name] !== undefined)
        .flatMap((name, index): PaperBlock[] => [
          { kind: "heading", text: `${index + 1}. ${words.clauses[name]}` },
          ...fill(clauses[name] ?? "", places)
            .split(/\n+/)
            .map((text): PaperBlock => ({ kind: "paragraph", text })),
        ]),
      { kind: "heading", text: words.schedule },
      scheduleTable(terms, sums, locale, words),
      ...(isBinding(locale) ? signaturesOf(paper, words) : []),
    ],
    foot: `${number} · ${words.page}`,
  };
}

/** In satang. */
function sumsOf(terms: PaperTerms) {
  const amounts = terms.instalments.map(({ amount }) => toSatang(amount));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const downPayment = toSatang(terms.downPayment);
  const untilUpgrade = terms.instalments
    .filter(({ number }) => number > 0 && number <= terms.upgradeAfterMonths)
    .reduce((sum, { amount }) => sum + toSatang(amount), 0);
  return {
    total,
    interest: total - toSatang(terms.contractPrice),
    first: amounts[1] ?? 0,
    last: amounts.at(-1) ?? 0,
    paidUntilUpgrade: downPayment + untilUpgrade,
    moves: movesAlong({ downPayment, instalments: untilUpgrade }, terms),
    lost: shareOf(downPayment + untilUpgrade, terms.forfeiturePercent),
  };
}
type Sums = ReturnType<typeof sumsOf>;

/** A contract names each satang, in every language in the same way. */
const baht = (satang: number, locale: Locale) => `${formatNumber(toBaht(satang), locale, "exact")} THB`;
const percentOf = (value: number, locale: Locale) => formatNumber(value / 100, locale, "percent");

function placesOf(
  terms: PaperTerms,
  sums: Sums,
  locale: Locale,
  words: ContractWords,
): Record<ClausePlace, string> {
  const carries = terms.downPaymentCounts ? words.carryAll : words.carryInstalments;
  return {
    contractPrice: baht(toSatang(terms.contractPrice), locale),
    downPayment: baht(toSatang(terms.downPayment), locale),
    months: String(terms.months),
    monthly: baht(sums.first, locale),
    start: formatDay(terms.startsOn, locale),
    upgradeAfter: String(terms.upgradeAfterMonths),
    carryOver: fill(carries, { percent: percentOf(terms.carryOverPercent, locale) }),
    forfeiture: percentOf(terms.forfeiturePercent, locale),
  };
}

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== "");

function sellerRows({ seller }: MadePaper, words: ContractWords): Rows {
  return filled([
    [words.seller, seller.name],
    [words.registration, seller.registration],
    [words.address, seller.address],
    [words.signer, seller.signer],
  ]);
}

function buyerRows(buyer: Buyer, role: string, locale: Locale, words: ContractWords): Rows {
  const countries = new Intl.DisplayNames([intlTags[locale]], { type: "region" });
  return filled([
    [role, buyer.name],
    [words.nationality, buyer.nationality && (countries.of(buyer.nationality) ?? buyer.nationality)],
    [words.passport, buyer.passport],
    [words.address, buyer.address],
  ]);
}

function homeRows({ home }: MadePaper, locale: Locale, words: ContractWords): Rows {
  const size = home.squareMeters;
  return filled([
    [words.homeName, home.titles[locale] ?? home.title],
    [words.building, home.building],
    [words.unit, home.unit],
    [words.place, home.address],
    [words.size, size === null ? "" : fill(words.squareMeters, { count: formatNumber(size, locale) })],
    [words.bedrooms, home.bedrooms === null ? "" : String(home.bedrooms)],
  ]);
}

function termRows(
  terms: PaperTerms,
  sums: Sums,
  places: Record<ClausePlace, string>,
  locale: Locale,
  words: ContractWords,
): Rows {
  const count = String(terms.upgradeAfterMonths);
  const opens = formatDay(opensAtTheEarliest(terms.startsOn, terms), locale);
  return [
    [words.price, baht(toSatang(terms.price), locale)],
    [words.contractPrice, places.contractPrice],
    [words.downPayment, places.downPayment],
    ...movedRows(terms, locale, words),
    [words.months, places.months],
    [words.monthly, places.monthly],
    ...(sums.last === sums.first ? [] : ([[words.last, baht(sums.last, locale)]] as Rows)),
    [words.interest, percentOf(terms.interestPercent, locale)],
    [words.interestInAll, baht(sums.interest, locale)],
    [words.total, baht(sums.total, locale)],
    [words.startsOn, places.start],
    [words.upgradeAfter, fill(words.upgradeAfterValue, { count, date: opens })],
    [words.carriesOver, places.carryOver],
    [words.keptOnStopping, fill(words.ofPaid, { percent: places.forfeiture })],
    [
      fill(words.afterUpgrade, { count }),
      fill(words.afterUpgradeValue, {
        paid: baht(sums.paidUntilUpgrade, locale),
        moves: baht(sums.moves, locale),
        lost: baht(sums.lost, locale),
      }),
    ],
  ];
}

/** Nothing where the contract follows no other. */
function movedRows({ downPayment, movedAlong }: PaperTerms, locale: Locale, words: ContractWords): Rows {
  const moved = toSatang(movedAlong);
  if (moved === 0) return [];
  return [
    [words.movedAlong, baht(moved, locale)],
    [words.downPaymentLeft, baht(toSatang(downPayment) - moved, locale)],
  ];
}

function scheduleTable(terms: PaperTerms, sums: Sums, locale: Locale, words: ContractWords): PaperBlock {
  const exact = (satang: number) => formatNumber(toBaht(satang), locale, "exact");
  return {
    kind: "table",
    head: [words.instalment, words.due, words.amount],
    rows: [
      ...terms.instalments.map(({ number, dueOn, amount }) => [
        number === 0 ? words.downPayment : String(number),
        formatDay(dueOn, locale),
        exact(toSatang(amount)),
      ]),
      [words.sum, "", exact(sums.total)],
    ],
  };
}

function signaturesOf(paper: MadePaper, words: ContractWords): PaperBlock[] {
  const sign = (who: string) => fill(words.signature, { who });
  const signers = [
    sign(`${words.seller}, ${paper.seller.signer || paper.seller.name}`),
    ...paper.buyers.map(({ name }) => sign(`${words.buyer}, ${name}`)),
    sign(words.witness),
    sign(words.witness),
  ];
  return [
    { kind: "heading", text: words.signatures },
    { kind: "signatures", signers },
  ];
}
