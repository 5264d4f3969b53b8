/** Lines of a bank's file are named as an editor numbers them. */
import { expect, test } from "vitest";
import { readFile } from "../../../../web/administration/statement/read-file.ts";
import { browserI18n } from "../../browser-i18n.ts";

test("Empty lines and cells of several lines are counted, and only the table is read", async () => {
  const text = 'Account;1\n\nDate;Amount;Details\n05/11/2026;41.67;"a\nb"\n\n45/13/2026;10.00;x\n\n';
  expect(await readFile(new Blob([text]))).toEqual({
    table: {
      header: ["Date", "Amount", "Details"],
      rows: [
        ["05/11/2026", "41.67", "a\nb"],
        ["45/13/2026", "10.00", "x"],
      ],
      lines: [4, 7],
    },
  });
});

test("A file of more lines than are promised is refused", async () => {
  const file = (lines: number) => new Blob(["Date;Amount\n", "05/11/2026;41.67\n".repeat(lines - 1)]);
  expect(await readFile(file(20_000))).toHaveProperty("table");
  expect(await readFile(file(20_001))).toEqual({ problem: "tooLong" });
});

test("One line that is left out is told as one", async () => {
  const { t } = await browserI18n("en", ["admin"]);
  const told = (count: number, rows: string) => t("admin:statementTexts.unreadable", { count, rows });
  expect(told(1, "6")).toMatch(/^Line 6 of the file is left out/);
  expect(told(2, "6 and 9")).toMatch(/^Lines 6 and 9 of the file are left out/);
});
