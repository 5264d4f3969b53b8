/**
 * A text as figures with what each is for: "ดาวน์ 200,000 ผ่อน 15,500/เดือน 120 งวด". The steps are figures.ts (what is
 * written), clause.ts (whose words they are), and role-of-measure.ts with role-of-sum.ts (what is meant).
 */
import * as measures from "../../words/clauses/measures.ts";
import { studios } from "../../words/rooms/rooms.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { rememberOnPage } from "../page-memory.ts";
import { clauseOf, type Clause } from "./clause.ts";
import { figuresOf, foldFigures } from "./figures.ts";
import type { Reading } from "./reading.ts";
import { roleOf } from "./role-of-measure.ts";

const studio = anyOf(studios, measures.studioWords);
const someFigure = /\d/;

export const readClauses = rememberOnPage((written: string): readonly Reading[] => {
  const text = foldFigures(written);
  if (!someFigure.test(text) && !studio.test(text)) return [];
  const figures = figuresOf(text);
  const readings: Reading[] = [];
  figures.forEach((figure, index) => {
    const around = [figures[index - 1], figure, figures[index + 1]] as const;
    readings.push(readClause(clauseOf(text, around, readings)));
  });
  const [said] = studio.exec(text) ?? [];
  if (said !== undefined && !readings.some(({ role }) => role === "bedrooms")) readings.push(studioOf(said));
  return readings;
});

function readClause(clause: Clause): Reading {
  const { text, figure, before, after } = clause;
  const { role, value = figure.value, isNamed } = roleOf(clause);
  return {
    role,
    value,
    isNamed,
    figure: text.slice(figure.at, figure.end),
    before: before.trim(),
    after: after.trim(),
    currency: figure.currency,
    isFrom: figure.upTo !== null,
  };
}

function studioOf(before: string): Reading {
  const none = { figure: "", after: "", currency: null, isFrom: false };
  return { role: "bedrooms", value: 0, before, isNamed: true, ...none };
}
