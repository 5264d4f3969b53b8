import { expect, test } from "vitest";
import { $, HostilePageError, parsePage, select } from "../../../../scraper/extract/parse/parse-page.ts";

const twoMegabytes = 2 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(twoMegabytes / piece.length));

function refusalOf(html: string): string | null {
  try {
    parsePage(html);
    return null;
  } catch (error) {
    if (error instanceof HostilePageError) return error.code;
    throw error;
  }
}

test("Unclosed rows, cells, items, paragraphs and terms end where a browser ends them", () => {
  const page = parsePage(
    "<table><tr><td>1<td>2<tr><td>3</table><ul><li>a<li>b</ul><p>one<div>two</div><dl><dt>Price<dd>5<dt>Beds<dd>2</dl>",
  );
  const texts = (selector: string) =>
    select(page, selector)
      .toArray()
      .map((element) => $(element).text());
  expect(texts("td")).toEqual(["1", "2", "3"]);
  expect(texts("li")).toEqual(["a", "b"]);
  expect(texts("p")).toEqual(["one"]);
  expect(texts("dd")).toEqual(["5", "2"]);
});

test("Scripts keep what looks like markup, attributes and texts lose their entities", () => {
  const page = parsePage(
    `<title>Sea &amp; sky</title><script>if (a < b) x = "<p>no</p>";</script><a title="&quot;big&quot; &euro;5" href=/x?a=1&b=2>y</a>`,
  );
  expect(select(page, "title").text()).toBe("Sea & sky");
  expect(select(page, "script").text()).toBe('if (a < b) x = "<p>no</p>";');
  expect(select(page, "p")).toHaveLength(0);
  expect(select(page, "a").attr("title")).toBe('"big" €5');
  expect(select(page, "a").attr("href")).toBe("/x?a=1&b=2");
});

test("Nesting, attributes and elements beyond any page's need are refused", () => {
  expect(refusalOf("<div>".repeat(500))).toBeNull();
  expect(refusalOf("<div>".repeat(600))).toBe("too-deep");
  expect(refusalOf(`<p ${Array.from({ length: 3000 }, (_, n) => `a${n}="x"`).join(" ")}>x</p>`)).toBe(
    "too-many-attributes",
  );
  expect(refusalOf("<b>a</b>".repeat(50_000))).toBeNull();
  expect(refusalOf("<b>a</b>".repeat(70_000))).toBe("too-many-elements");
});

test("Two megabytes of the worst markup we know are parsed or refused within two seconds", () => {
  const worst = [
    fill("<b></i>"),
    fill("<p>"),
    fill("</b>"),
    fill("<div>"),
    fill("<a href='"),
    fill("<!--"),
    fill("&amp"),
    fill("<table><tr><td>"),
    `<p ${fill("a ")}`,
    `<svg>${fill("<title>")}`,
    fill("<![CDATA["),
    fill("<"),
  ];
  for (const html of worst) {
    const start = process.cpuUsage();
    refusalOf(html);
    const { user } = process.cpuUsage(start);
    expect([html.slice(0, 12), user / 1e6 < 2]).toEqual([html.slice(0, 12), true]);
  }
});

test("A search among very many elements side by side takes one pass", () => {
  const page = parsePage("<p>One</p>".repeat(60_000));
  const before = process.cpuUsage();
  expect(select(page, "p").length).toBe(60_000);
  expect(select(page, "base[href]").length).toBe(0);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(2);
});
