import { expect, test } from "vitest";
import { paymentReference } from "../../../../domain/paying/payment-reference.ts";
import {
  type ArrivalByHand,
  type PayableContract,
  createMatcher,
} from "../../../../domain/paying/statement/match-lines.ts";
import type { StatementLine } from "../../../../domain/paying/statement/statement-lines.ts";

const contract = (
  more: Partial<PayableContract> & Pick<PayableContract, "id" | "name">,
): PayableContract => ({
  reference: `REFS-${more.id.repeat(4)}`,
  paymentCode: `${more.id}${more.id}${more.id}${more.id}`,
  lead: more.id,
  home: null,
  owedLater: 0,
  owed: [3, 4, 5].map((number) => ({ number, dueOn: `2026-1${number - 3}-05`, owed: 3_000_000 })),
  ...more,
});
const somchai = contract({ id: "B", name: "Mr. Somchai Jaidee" });
const erika = contract({ id: "C", name: "Erika Mustermann" });
const line = (more: Partial<StatementLine>): StatementLine => ({
  row: 1,
  paidOn: "2026-10-06",
  amount: 3_000_000,
  text: "",
  occurrence: 1,
  ...more,
});
const match = (...lines: StatementLine[]) => {
  const matcher = createMatcher([somchai, erika]);
  return lines.map((one) => matcher(one));
};

test("Our reference with the amount that is owed is sure, and says why", () => {
  const text = `X123 ${paymentReference("BBBB", 3)}`;
  expect(match(line({ text }))).toMatchObject([
    {
      contract: { id: "B" },
      parts: [{ number: 3, amount: 3_000_000 }],
      left: 0,
      reasons: ["reference", "amount", "date"],
      certainty: "sure",
    },
  ]);
});

test("The reference of a late fee pays the fee", () => {
  const late = contract({
    id: "D",
    name: "Late",
    owed: [...somchai.owed, { number: 1001, dueOn: "2026-12-01", owed: 50_000 }],
  });
  const text = `FEE ${paymentReference("DDDD", 1001)}`;
  expect(createMatcher([late])(line({ text, amount: 50_000 }))).toMatchObject({
    parts: [{ number: 1001, amount: 50_000 }],
    certainty: "sure",
  });
});

test("With another amount than is owed a reference is only likely: less, more for the next ones, and too much", () => {
  const text = paymentReference("BBBB", 3);
  const [less] = match(line({ text, amount: 1_000_000 }));
  expect(less).toMatchObject({ certainty: "likely", parts: [{ number: 3, amount: 1_000_000 }], left: 0 });
  const [more] = match(line({ text, amount: 7_000_000 }));
  expect(more?.parts).toEqual([
    { number: 3, amount: 3_000_000 },
    { number: 4, amount: 3_000_000 },
    { number: 5, amount: 1_000_000 },
  ]);
  const [most] = match(line({ text, amount: 10_000_000 }));
  expect(most).toMatchObject({ certainty: "likely", left: 1_000_000 });
});

test("Two lines never pay one instalment: the second goes to the next and is not sure", () => {
  const text = paymentReference("BBBB", 3);
  const [first, second] = match(line({ text }), line({ text, occurrence: 2 }));
  expect(first?.certainty).toBe("sure");
  expect(second).toMatchObject({ certainty: "likely", parts: [{ number: 4 }] });
});

test("The second line of the same content is not sure: it may be the same one copied twice", () => {
  const text = paymentReference("BBBB", 3);
  expect(match(line({ text, occurrence: 2 }))).toMatchObject([{ certainty: "likely" }]);
});

test("A day speaks for an instalment that was due ten days before or after, and no further", () => {
  const reasonsOn = (paidOn: string) => match(line({ paidOn, text: "Erika Mustermann" }))[0]?.reasons;
  expect(reasonsOn("2026-09-25")).toContain("date");
  expect(reasonsOn("2026-09-24")).not.toContain("date");
  expect(reasonsOn("2026-12-15")).toContain("date");
  expect(reasonsOn("2026-12-16")).not.toContain("date");
});

test("References of two contracts in one line are not sure", () => {
  const text = `${paymentReference("BBBB", 3)} ${paymentReference("CCCC", 3)}`;
  expect(match(line({ text }))[0]?.certainty).toBe("likely");
});

test("A name and the amount are likely, one alone is perhaps, and nothing is nothing", () => {
  expect(match(line({ text: "FROM ERIKA MUSTERM" }))[0]).toMatchObject({
    contract: { id: "C" },
    certainty: "likely",
    reasons: ["amount", "date", "name"],
  });
  expect(match(line({ text: "FROM ERIKA MUSTERM", amount: 500 }))[0]).toMatchObject({ certainty: "perhaps" });
  // Both owe this amount: which of them paid, nobody can say.
  expect(match(line({ text: "cash" }))[0]?.certainty).toBe("perhaps");
  expect(match(line({ text: "interest", amount: 777 }))).toEqual([undefined]);
});

test("Ten thousand lines and five hundred contracts are matched in seconds", () => {
  const letters = "BCDFGHJKLMNPQRSTVWXZ";
  const many = Array.from({ length: 500 }, (_, index) =>
    contract({
      id: String(index),
      name: `Person Number${index}`,
      paymentCode: `BB${letters[Math.floor(index / 20) % 20]}${letters[index % 20]}`,
      owed: Array.from({ length: 24 }, (__, number) => ({
        number,
        dueOn: "2026-10-05",
        owed: 1_000_000 + index,
      })),
    }),
  );
  const matcher = createMatcher(many);
  const start = performance.now();
  const found = Array.from({ length: 10_000 }, (_, row) =>
    matcher(line({ row, amount: 5, text: `transfer of somebody whose name is long enough ${row}` })),
  );
  expect(found.filter(Boolean)).toHaveLength(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("A line whose sum somebody entered by hand on that day is not sure, for that contract alone", () => {
  const text = paymentReference("BBBB", 3);
  const byHand = { name: "Somebody", paidOn: "2026-10-06", amount: 3_000_000 };
  const certaintyWith = (arrival: ArrivalByHand) =>
    createMatcher([somchai, erika], [arrival])(line({ text }))?.certainty;
  expect(certaintyWith({ ...byHand, contract: "B" })).toBe("likely");
  for (const other of [
    { contract: "C" },
    { contract: "B", amount: 1 },
    { contract: "B", paidOn: "2026-10-07" },
  ]) {
    expect(certaintyWith({ ...byHand, ...other })).toBe("sure");
  }
});

test("A line that was probably entered by hand takes nothing from the following ones", () => {
  const byHand = { contract: "C", name: "Erika", paidOn: "2026-10-06", amount: 3_000_000 };
  const matcher = createMatcher([somchai, erika], [byHand]);
  const text = "FROM ERIKA MUSTERMANN";
  const later = { text, paidOn: "2026-10-28" };
  // Once by hand covers one line: the bank's second one of that day is another payment.
  const lines = [line({ text }), line({ text, occurrence: 2 }), line(later)];
  expect(lines.map((one) => matcher(one)?.parts[0]?.number)).toEqual([3, 3, 4]);
  // Without a name it is guessed to be somebody else's.
  const guesser = createMatcher([somchai, erika], [byHand]);
  const guesses = [line({ text: "cash" }), line({ text: "FROM SOMCHAI JAIDEE" })];
  expect(guesses.map((one) => guesser(one))).toMatchObject(
    [3, 3].map((number) => ({ contract: { id: "B" }, parts: [{ number }] })),
  );
});

test("Names with apostrophes and hyphens are found however the bank writes them", () => {
  const [obrien, annaMaria] = [
    contract({ id: "D", name: "John O'Brien" }),
    contract({ id: "F", name: "Anna-Maria Groß" }),
  ];
  for (const [text, one] of [
    ["JOHN OBRIEN", obrien],
    ["JOHN O BRIEN", obrien],
    ["John O’Brien", obrien],
    ["ANNA MARIA GROß", annaMaria],
    ["ANNAMARIA GROß", annaMaria],
    ["ANNA-MARIA GROß", annaMaria],
  ] as const) {
    expect(createMatcher([obrien, annaMaria])(line({ text })), text).toMatchObject({
      contract: { id: one.id },
      reasons: ["amount", "date", "name"],
    });
  }
  const plain = contract({ id: "G", name: "Sean OBrien" });
  expect(createMatcher([plain])(line({ text: "SEAN O'BRIEN" }))?.reasons).toContain("name");
});

test("The reference of the enquiry names its contract, however the bank writes it", () => {
  const other = contract({ id: "D", name: "Erika Mustermann" });
  const mine = contract({ id: "F", name: "Somebody Else", reference: "WN59-RRTZ" });
  for (const text of ["FROM ERIKA MUSTERMANN WN59-RRTZ", "wn59rrtz", "X WN59 RRTZ 7"]) {
    expect(createMatcher([other, mine])(line({ text })), text).toMatchObject({
      contract: { id: "F" },
      reasons: ["amount", "date", "enquiry"],
      certainty: "likely",
    });
  }
  expect(createMatcher([other, mine])(line({ text: "WN59-RRTZ", amount: 500 }))).toMatchObject({
    contract: { id: "F" },
    reasons: ["date", "enquiry"],
    certainty: "perhaps",
  });
  expect(createMatcher([mine])(line({ text: "AWN59RRTZ", amount: 500 }))).toBeUndefined();
});
