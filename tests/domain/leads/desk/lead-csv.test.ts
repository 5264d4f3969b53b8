import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell } from "../../../../domain/leads/desk/lead-csv.ts";

/** The text that a spreadsheet shows in the cell. */
const shown = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test.each(["=1+1", "+66812345678", "-2", "@sum", "\tx", "\rx"])("%j stays text", (text) => {
  expect(shown(csvCell(text))).toBe(`'${text}`);
});

test("Whatever was typed is one cell that begins no formula, and comes back whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const cell = csvCell(text);
      const read = shown(cell);
      expect(read).not.toMatch(/^[=+\-@\t\r\n]/);
      expect([text, `'${text}`]).toContain(read);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
    }),
  );
});
