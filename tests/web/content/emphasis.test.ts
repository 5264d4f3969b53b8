/** Markdown shows the asterisks when bold words begin or end with a space, or with a mark that touches a letter. */
import { expect, test } from "vitest";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

const mark = /[\p{P}\p{S}]/u;

/** Whether `inner` is a mark that touches a letter outside, so that the asterisks between them stay. A tag is no mark. */
const isStuck = (inner: string, outer: string) =>
  mark.test(inner) && !/[<>]/.test(inner) && outer !== "" && !/\s/.test(outer) && !mark.test(outer);

function findBroken(line: string): string[] {
  const parts = line.split("**");
  return parts.filter((bold, index) => {
    if (index % 2 === 0) return false;
    const [before = "", after = ""] = [parts[index - 1], parts[index + 1]];
    return (
      bold !== bold.trim() ||
      isStuck(bold.slice(-1), after.slice(0, 1)) ||
      isStuck(bold.slice(0, 1), before.slice(-1))
    );
  });
}

test("Bold words that would show their asterisks are found", () => {
  expect(findBroken("**键盘。**所有链接")).toEqual(["键盘。"]);
  expect(findBroken("见**“卖方”**一栏")).toEqual(["“卖方”"]);
  expect(findBroken("**Price **first")).toEqual(["Price "]);
  expect(findBroken('**键盘**。所有链接, **Price.** First, **<Fact id="a" />内答复**。')).toEqual([]);
});

test("Bold words of every text are shown bold", () => {
  const lines = readSourceFiles().flatMap(({ locale, file, text }) =>
    text.split("\n").flatMap((line) => findBroken(line).map((bold) => `${locale}/${file}: ${bold}`)),
  );
  expect(lines).toEqual([]);
});
