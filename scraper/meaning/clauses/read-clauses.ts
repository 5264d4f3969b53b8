/**
 * A text as figures with what each is for: "ดาวน์ 200,000 ผ่อน 15,500/เดือน 120 งวด". The steps are figures.ts (what is
 * written), clause.ts (whose words they are), and role-of-measure.ts with role-of-sum.ts (what is meant).
 */
import * as measures from "../../words/clauses/measures.ts";
import { studios } from "../../words/rooms/rooms.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { rememberOnPage } from "../page-memory.ts";
import { clauseOf, says, type Clause } from "./clause.ts";
import { figuresOf, foldFigures } from "./figures.ts";
import type { Figure } from "./figure.ts";
import { isAsked, isPaid, type Reading, type Role } from "./reading.ts";
import { readTransfer } from "./read-transfer.ts";
import { roleOf } from "./role-of-measure.ts";

const studio = anyOf(studios, measures.studioWords);
const someThai = /\p{Script=Thai}/u;
const someFigure = /\d/;
/** A smaller share of a price is no reduction of it. */
const leastLowered = 0.4;

export const readClauses = rememberOnPage((written: string): readonly Reading[] => {
  const text = foldFigures(written);
  const transfer = readTransfer(text);
  if (!someFigure.test(text) && !transfer && !studio.test(text)) return [];
  const figures = figuresOf(text);
  const readings: Reading[] = [];
  figures.forEach((figure, index) => {
    const around = [figures[index - 1], figure, figures[index + 1]] as const;
    const clause = clauseOf(text, around, readings);
    const reading = readClause(clause, figures);
    if (says(clause, "newPrice")) makeFormer(reading, readings);
    readings.push(reading);
  });
  const [said] = studio.exec(text) ?? [];
  if (said !== undefined && !readings.some(({ role }) => role === "bedrooms"))
    readings.push(told("bedrooms", 0, said));
  if (transfer) readings.push(told("transferPaidBy", transfer.payer, transfer.said));
  return readings;
});

/** "ราคา 3.9 ล้าน ลดเหลือ 3.5 ล้าน": the price before a lowered one is the former. */
function makeFormer({ role, value }: Reading, readings: Reading[]): void {
  const at = isAsked(role) ? readings.findLastIndex((one) => isAsked(one.role)) : -1;
  const former = readings[at];
  if (!former || former.value <= value || Number(value) < Number(former.value) * leastLowered) return;
  readings[at] = { ...former, role: "oldPrice" };
}

function readClause(clause: Clause, figures: readonly Figure[]): Reading {
  const { text, figure, before, after } = clause;
  const { role, value = figure.value, isNamed } = roleOf(clause);
  return {
    role,
    value,
    isNamed,
    figure: text.slice(figure.at, figure.end),
    before: before.trim(),
    after: after.trim(),
    currency: figure.currency ?? (isNamed && isPaid(role) && isInThai(clause, figures) ? "THB" : null),
    isFrom: figure.upTo !== null,
  };
}

/** "ขาย 2,500,000": what Thai words name is baht, unless a sum beside it is of another money. */
function isInThai({ before, after }: Clause, figures: readonly Figure[]): boolean {
  return (
    someThai.test(`${before} ${after}`) &&
    figures.every(({ currency }) => currency === null || currency === "THB")
  );
}

/** What words say without a figure. */
function told(role: Role, value: number | string, before: string): Reading {
  return { role, value, before, isNamed: true, figure: "", after: "", currency: null, isFrom: false };
}
