import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Parser, Tokenizer } from "htmlparser2";
import { expect, test } from "vitest";
import { QuickTokenizer } from "../../../../scraper/extract/page/quick-tokenizer.ts";
import { decodeHtml } from "../../../../scraper/fetch/decode.ts";

const folder = join(import.meta.dirname, "../../../fixtures/pages");

/** Every event of the parser. Consecutive texts are joined, because where they are cut does not matter. */
function readEvents(html: string, tokenizer: typeof Tokenizer): unknown[] {
  const events: unknown[][] = [];
  const hear =
    (name: string) =>
    (...said: unknown[]) =>
      void events.push([name, ...said]);
  let text = "";
  const flush = () => {
    if (text !== "") events.push(["text", text]);
    text = "";
  };
  const after =
    (name: string) =>
    (...said: unknown[]) => {
      flush();
      hear(name)(...said);
    };
  new Parser(
    {
      ontext: (part) => void (text += part),
      onopentag: (name, attributes, isImplied) => after("open")(name, { ...attributes }, isImplied),
      onclosetag: after("close"),
      onattribute: after("attribute"),
      oncomment: after("comment"),
      onprocessinginstruction: after("instruction"),
      onend: after("end"),
    },
    { decodeEntities: true, Tokenizer: tokenizer },
  ).end(html);
  return events;
}

test("The parser hears the same of both tokenizers on every saved page", () => {
  const files = globSync("**/*.html", { cwd: folder });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { text } = decodeHtml(readFileSync(join(folder, file)), "text/html");
    expect(readEvents(text, QuickTokenizer), file).toEqual(readEvents(text, Tokenizer));
  }
});

const pieces = [
  "<script>",
  "</script>",
  "<SCRIPT TYPE=x>",
  "</SCRIPT >",
  "</script/>",
  "<script/>",
  "<scripts>",

  "<style>",
  "</style>",
  "<title>",
  "</title>",
  "<title/>",
  "<textarea>",
  "</textarea>",
  "<xmp>",
  "</XMP\t>",
  "<!--",
  "-->",
  "--!>",
  "<!-->",
  "<!",
  "<!>",
  "<?",
  "<?>",
  "<![CDATA[",
  "<![CDAT",
  "]]>",
  "</>",
  "</ >",
  "<p>",
  "</p>",
  "</ p>",
  "</1>",
  "</br>",
  "<1>",
  "<svg>",
  "</svg>",
  "<math>",
  "<br/>",
  "<plaintext>",

  "<a href=x y='z' w=\"v\"",
  "<a b=>",
  "<a b=c&amp;d>",
  "<a b='&lt;&#65'>",
  "<a b=&copy=1>",
  "<a/ b>",
  "<a / >",

  "&amp;",
  "&nbsp",
  "&#x41;",
  "&lt;b",
  "&copy",
  "&notit;",
  "&#0;",
  "&#128;",
  "&#xD800;",
  "&;",
  "&#;",
  "&",
  "<",
  "</",
  ">",
  '"',
  "'",
  "=",
  "/",
  "-",
  " ",
  "\n",
  "a",
  "x=1",
  "é",
  "€",
  "💡",
  "\u00a0",
];
/** Closes everything: the two differ in what they make of a tag that the end cuts off (see the last test). */
const ending = ">x</title></script></style></textarea></xmp>-->]]>\"'>end";

/** `npm run fuzz:tokenizer` asks for many more. */
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 5000);

test("The parser hears the same of both tokenizers on random markup", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const html = parts.join("") + ending;
      expect(readEvents(html, QuickTokenizer)).toEqual(readEvents(html, Tokenizer));
    }),
    { numRuns },
  );
});

test("A tag that the end of the page cuts off is dropped", () => {
  expect(readEvents('<p>one<a href="x"/', QuickTokenizer)).toEqual([
    ["open", "p", {}, false],
    ["text", "one"],
    ["attribute", "href", "x", '"'],
    ["close", "a", true],
    ["close", "p", true],
    ["end"],
  ]);
});
