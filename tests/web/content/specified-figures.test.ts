/** The twelve articles contain the figures and lists that the specification gives for them. */
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import type { Article } from "../../../domain/site/article.ts";
import { type ContentFiles, buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

let files: ContentFiles;
beforeAll(async () => {
  files = await buildContent(readSourceFiles());
});

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a reader sees, without source numbers and definitions. */
function readArticle(name: string) {
  const { html, contents } = files.get(`/content/en/${name}.json`) as Article;
  const $ = load(html);
  $("sup, .term-note").remove();
  const textOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => squeeze($(element).text()));
  const rows = $("tr")
    .toArray()
    .map((row) =>
      $(row)
        .find("td")
        .toArray()
        .map((cell) => squeeze($(cell).text())),
    );
  return { text: textOf("body").join(" "), rows, textOf, parts: contents.map(({ title }) => title) };
}

test("The articles for buyers contain their figures", () => {
  const figures: Record<string, string[]> = {
    "buyers/closing-costs": ["2–5%"],
    "buyers/first-time-checklist": ["2–5%", "43%", "US$300–500"],
    "buyers/home-inspections": ["US$300–500"],
    "buyers/mortgage-pre-approval": ["60–90 days", "43%"],
    "sellers/professional-photography": ["US$300–500"],
  };
  for (const [name, expected] of Object.entries(figures)) {
    for (const figure of expected) expect(readArticle(name).text, name).toContain(figure);
  }
});

test("Improvements have their cost and return, and those that seldom pay have a warning", () => {
  const { rows, text, parts } = readArticle("sellers/pre-listing-improvements");
  expect(rows).toContainEqual(["Curb appeal", "US$500–2,000", "100–150%"]);
  expect(rows).toContainEqual(["Minor kitchen updates", "US$2,000–8,000", "80–100%"]);
  expect(rows).toContainEqual(["Bathroom refreshes", "US$1,000–5,000", "70–100%"]);
  const seldomPay = [
    "Pools",
    "Over-improving",
    "Extensive landscaping",
    "Converted garages",
    "Personalised rooms",
  ];
  for (const item of seldomPay) expect(text).toContain(`${item}.`);
  expect(text).toContain("By market conditions");
  expect(text).toContain("By the home's condition");
  expect(text).toContain("By the likely buyer");
  expect(parts).toEqual(
    expect.arrayContaining([
      "Cheap repairs that always pay",
      "A framework for deciding",
      "Improvements that suit everybody",
      "Working with professionals",
    ]),
  );
});

test("The moving guide has a list for each week and day, and says what sellers, children and pets need", () => {
  const { parts, textOf } = readArticle("sellers/moving-day-preparation");
  expect(parts.slice(0, 11)).toEqual([
    "Eight weeks before",
    "Six weeks before",
    "Four weeks before",
    "Two weeks before",
    "One week before",
    "The day before",
    "Moving day",
    "After the move",
    "If you are selling at the same time",
    "Children",
    "Pets",
  ]);
  expect(textOf("[data-checklist]")).toHaveLength(8);
});

test("Figures from the United States are labelled as such and adapted to Thailand", () => {
  const american = [...files].filter(([, file]) => cites(file, "United States market"));
  expect(american.length).toBeGreaterThan(6);
  for (const [address] of american.filter(([name]) => name.startsWith("/content/en/"))) {
    const { text } = readArticle(address.replace("/content/en/", "").replace(".json", ""));
    expect(text, address).toMatch(/United States|America/);
    expect(text, address).toMatch(/Thailand|Pattaya/);
  }
});

function cites(file: unknown, source: string): boolean {
  return (
    typeof file === "object" &&
    file !== null &&
    "html" in file &&
    "figures" in file &&
    JSON.stringify(file.figures).includes(source)
  );
}
