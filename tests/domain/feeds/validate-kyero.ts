/**
 * Kyero's rules for an import file, version 3.9 (https://help.kyero.com/estate-agents/xml-import-specification and its
 * schema kyeroV3.0.xsd), with the later text where the two differ: references of 255 characters, https, no "week".
 */
import { Parser } from "htmlparser2";

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

const text = (most: number) => (value: string) => value.length >= 1 && value.length <= most;
const flag = (value: string) => /^[01]?$/.test(value);
const whole = (value: string) => /^\d{1,8}$/.test(value);
const degrees = (value: string) => value.length <= 15 && /^-?\d+(\.\d+)?$/.test(value);

const rules: Record<string, (value: string) => boolean> = {
  id: text(50),
  date: (value) =>
    /^(19|20)\d\d-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/.test(value),
  ref: text(255),
  price: whole,
  currency: (value) => ["EUR", "GBP", "USD"].includes(value),
  price_freq: (value) => ["sale", "month"].includes(value),
  part_ownership: flag,
  leasehold: flag,
  new_build: flag,
  type: (value) => /^[a-zA-Z&\s()/-]{3,}$/.test(value),
  town: text(200),
  province: text(200),
  country: text(100),
  "location/latitude": degrees,
  "location/longitude": degrees,
  location_detail: text(50),
  beds: whole,
  baths: whole,
  pool: flag,
  "surface_area/built": whole,
  "surface_area/plot": whole,
  "features/feature": text(35),
  "images/image/url": (value) => /^https?:\/\/.+\.(gif|jpe?g|png)$/i.test(value),
};
/** Languages of texts and addresses. */
const languages =
  "ar bg ca cs de da el en es et fa fi fr he hi hu id it ja ko lt lv nl no pl pt ro ru sk sl sv th tr uk vi zh".split(
    " ",
  );
const mandatory = [
  "id",
  "date",
  "ref",
  "price",
  "price_freq",
  "type",
  "town",
  "province",
  "beds",
  "baths",
  "pool",
];

export function problemsOfKyero(xml: string): string[] {
  const root = parse(xml);
  const problems: string[] = [];
  const [kyero, ...properties] = root.children;
  if (root.name !== "root" || kyero?.name !== "kyero" || kyero.children[0]?.text !== "3")
    problems.push("head");
  for (const property of properties) {
    const id = property.children.find(({ name }) => name === "id")?.text ?? "?";
    const names = property.children.map(({ name }) => name);
    const note = (what: string) => problems.push(`${id}: ${what}`);
    if (property.name !== "property") note(property.name);
    for (const name of mandatory) if (!names.includes(name)) note(`no ${name}`);
    if (new Set(names).size < names.length) note("an element twice");
    if (!names.includes("desc") && !names.includes("features")) note("neither desc nor features");
    walk(property.children, "", note);
    const pictures = property.children.find(({ name }) => name === "images")?.children ?? [];
    const numbers = pictures.map(({ attributes }) => Number(attributes["id"]));
    if (pictures.length > 50 || numbers.some((number, index) => number !== index + 1))
      note("numbers of pictures");
  }
  return problems;
}

function walk(elements: readonly Element[], path: string, note: (what: string) => void): void {
  for (const { name, text: value, children } of elements) {
    const place = path === "" ? name : `${path}/${name}`;
    if (children.length > 0) walk(children, place, note);
    else if (place.startsWith("desc/")) {
      if (!languages.includes(name) || value === "") note(`${place} ${value}`);
    } else if (place.startsWith("url/")) {
      if (!languages.includes(name) || !/^https?:\/\/.{1,247}$/.test(value)) note(`${place} ${value}`);
    } else if (rules[place] ? !rules[place](value) : !/^(?:features|images|surface_area)$/.test(place)) {
      note(`${place} ${value}`);
    }
  }
}

function parse(xml: string): Element {
  const top: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: Element = { name, attributes, text: "", children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (said) => {
        const last = open.at(-1);
        if (last) last.text += said;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = top.children;
  if (!root) throw new Error("no root");
  return root;
}
