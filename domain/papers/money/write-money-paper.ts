/** A receipt, or the statement of a year, as a paper. A receipt says the same whenever it is written. */
import { toSatang } from "../../finance/finance.ts";
import { formatDay } from "../../languages/format-date.ts";
import type { Locale } from "../../languages/locales.ts";
import type { NamedHome } from "../../listings/listing.ts";
import { formatNumber } from "../../languages/numbers.ts";
import { moneyBack } from "../../leads/desk/contract-ending.ts";
import { endings, lastInstalment } from "../../leads/desk/contract-entry.ts";
import { isAllPaid, isPaidOff } from "../../leads/desk/contract-progress.ts";
import { contractSums } from "../../leads/desk/contract-sums.ts";
import { readSite } from "../../site/settings/resolve-site.ts";
import { fillLetter as fill } from "../../texts/letters/fill-letter.ts";
import { ourSeller } from "../our-seller.ts";
import type { Paper, PaperBlock } from "../paper.ts";
import type { AskedMoneyPaper, MoneyRecord } from "./money-record.ts";
import type { MoneyWords } from "./money-words.ts";
import { namePayment } from "./name-payment.ts";
import { moneyWords } from "./words.ts";

type Rows = (readonly [string, string])[];
type Written = { record: MoneyRecord; locale: Locale; words: MoneyWords; baht: (sum: number) => string };

/** Null where there is no such receipt, or nothing was paid or returned in the year. `today` is a day in Pattaya. */
export function writeMoneyPaper(
  record: MoneyRecord,
  asked: AskedMoneyPaper,
  locale: Locale,
  today: string,
): Paper | null {
  const words = moneyWords[locale];
  const written = { record, locale, words, baht: (sum: number) => inBaht(sum, locale) };
  const body = "receipt" in asked ? receipt(written, asked.receipt) : statement(written, asked.year, today);
  return body && { locale, foot: `${body.title} · ${words.page}`, ...body };
}

/** Thai days are written with its years. */
const buddhistEra = 543;

/** As in a contract: each satang, and no sign that a font may lack. */
const inBaht = (sum: number, locale: Locale) => `${formatNumber(sum, locale, "exact")} THB`;

type Body = Pick<Paper, "title" | "subtitle" | "marks" | "blocks">;

function receipt(written: Written, number: string): Body | null {
  const { record, locale, words, baht } = written;
  const { payments } = record.contract;
  const payment = payments.find((one) => one.receipt === number);
  const issued = record.receipts[number];
  if (!payment || !issued) return null;
  const corrected = payments.find(({ id }) => id === payment.corrects)?.receipt;
  const correction = payments.find(({ corrects }) => corrects === payment.id)?.receipt;
  const upToHere = payments.slice(0, payments.indexOf(payment) + 1);
  const towardsPrice = upToHere.filter((one) => one.number <= lastInstalment);
  const isAllPaidThen = isPaidOff(issued);
  const sent = payment.currency
    ? `${formatNumber(payment.foreignAmount ?? 0, locale, "exact")} ${payment.currency} × ${payment.bahtPerUnit}`
    : "";
  return {
    title: fill(payment.corrects ? words.correction : words.receipt, { number }),
    subtitle: fill(words.issued, { date: formatDay(issued.issuedOn, locale), reference: record.reference }),
    marks: [
      ...(corrected ? [fill(words.takesBack, { number: corrected })] : []),
      ...(correction ? [fill(words.takenBack, { number: correction })] : []),
    ],
    blocks: [
      parties(written, issued.receivedFrom),
      facts([
        [words.amount, baht(payment.amount)],
        [words.sent, sent],
        [words.forWhat, namePayment(payment.number, words)],
        [words.paidOn, formatDay(payment.paidOn, locale)],
        [words.how, words.methods[payment.method]],
      ]),
      facts([
        [words.paidSoFar, baht(sumOf(upToHere))],
        [words.left, isAllPaidThen ? words.allPaid : baht(issued.left)],
        ...(issued.moves === null || issued.kept === null || isAllPaidThen
          ? []
          : [
              [words.movesThen, baht(issued.moves)] as const,
              [
                words.stoppingThen,
                fill(words.stoppingValue, {
                  kept: baht(issued.kept),
                  returned: baht(sumOf([...towardsPrice, { amount: -issued.kept }])),
                }),
              ] as const,
            ]),
      ]),
    ],
  };
}

function statement(written: Written, year: string, today: string): Body | null {
  const { record, locale, words, baht } = written;
  const { payments, entries } = record.contract;
  const paid = payments.filter(({ paidOn }) => paidOn.startsWith(`${year}-`));
  const refunds = entries.filter(
    ({ kind, happenedOn }) => kind === "refunded" && happenedOn.startsWith(`${year}-`),
  );
  if (paid.length + refunds.length === 0) return null;
  const rows = [
    ...paid.map((payment) => ({
      on: payment.paidOn,
      what: namePayment(payment.number, words),
      receipt: payment.receipt ?? words.methods.carried,
      amount: payment.amount,
    })),
    ...refunds.map(({ happenedOn, amount }) => ({
      on: happenedOn,
      what: words.refund,
      receipt: "–",
      amount: -(amount ?? 0),
    })),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
  const date = formatDay(today, locale);
  const inYear = { year: locale === "th" ? String(Number(year) + buddhistEra) : year };
  const before = payments.filter(({ paidOn }) => paidOn < `${year}-01-01`);
  // It was received by the contract before, and stands in its statements.
  const isReceived = ({ method }: (typeof payments)[number]) => method !== "carried";
  const moved = [...before, ...paid].filter((payment) => !isReceived(payment));
  return {
    title: fill(words.statement, inYear),
    subtitle: fill(words.asOf, { date, reference: record.reference }),
    marks: [],
    blocks: [
      parties(written, record.buyers.join(", ")),
      facts([
        [fill(words.inYear, inYear), baht(sumOf(paid.filter(isReceived)))],
        [words.before, baht(sumOf(before.filter(isReceived)))],
        [words.methods.carried, sumOf(moved) > 0 ? baht(sumOf(moved)) : ""],
        [fill(words.refundedInYear, inYear), refunds.length > 0 ? baht(sumOf(refunds)) : ""],
      ]),
      { kind: "heading", text: fill(words.payments, inYear) },
      {
        kind: "table",
        head: [words.forWhat, words.paidOn, words.receiptNumber, words.amount],
        rows: rows.map(({ on, what, receipt, amount }) => [
          what,
          formatDay(on, locale),
          receipt,
          baht(amount),
        ]),
      },
      { kind: "heading", text: fill(words.onThisDay, { date }) },
      facts(standing(written, today)),
    ],
  };
}

/** What is left, what moves along, and what stopping would cost; or how the contract ended. */
function standing({ record: { contract }, locale, words, baht }: Written, today: string): Rows {
  const ending = contract.entries.find(({ id }) => id === contract.endedBy);
  const back = moneyBack(contract);
  const goesBack: Rows =
    back.due > 0
      ? [
          [words.returned, baht(back.due)],
          [words.returnedSoFar, baht(back.returned)],
          [words.leftToReturn, baht(back.left)],
        ]
      : [];
  if (ending) {
    const kind = endings.find((one) => one === ending.kind);
    return [
      [fill(words.ended, { date: formatDay(ending.happenedOn, locale) }), kind ? words.endings[kind] : ""],
      [words.kept, ending.kept === null ? "" : baht(ending.kept)],
      ...(back.due > 0 || ending.returned === null
        ? goesBack
        : [[words.returned, baht(ending.returned)] as const]),
      [words.moved, ending.moved === null ? "" : baht(ending.moved)],
    ];
  }
  const sums = contractSums(contract, today);
  const left = [...contract.instalments, ...contract.fees].reduce(
    (sum, { amount, paid }) => sum + toSatang(amount) - toSatang(paid),
    0,
  );
  if (isAllPaid(contract)) return [[words.leftNow, words.allPaid], ...goesBack];
  return [
    [words.leftNow, baht(left / 100)],
    [sums.isUpgradeOpen ? words.movesNow : words.movesLater, baht(sums.moves)],
    [words.stopping, fill(words.stoppingValue, { kept: baht(sums.kept), returned: baht(sums.returned) })],
    [words.payOff, baht(sums.payOff)],
    ...goesBack,
  ];
}

function parties(
  { record: { contract, seller, settings }, locale, words }: Written,
  buyers: string,
): PaperBlock {
  const { name, registration, address } = seller ?? ourSeller(readSite(settings));
  return facts([
    [words.seller, name],
    [words.registration, registration],
    [words.address, address],
    [words.receivedFrom, buyers],
    [words.home, contract.home ? titleFor(contract.home, locale) : ""],
  ]);
}

/** As title_for() in the database. */
function titleFor({ title, language, translations }: NamedHome, reader: Locale): string {
  return (language !== reader && translations[reader]?.title) || title;
}

const facts = (rows: Rows): PaperBlock => ({ kind: "facts", rows: rows.filter(([, value]) => value !== "") });

const sumOf = (sums: readonly { amount: number | null }[]) =>
  sums.reduce((sum, { amount }) => sum + toSatang(amount ?? 0), 0) / 100;
