import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { largestFeedBytes } from "../../../scraper/feeds/feed-reader.ts";
import type { FeedScan } from "../../../scraper/feeds/feed-scan.ts";
import { kyero, pieces, readBytes, readText, repeat } from "./read-text.ts";

const feed = (properties: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n${properties}\n</root>\n`;
const property = (id: string, inside = "") => `<property><id>${id}</id>${inside}</property>`;

const whole = feed(`
<property>
  <id>A-1042</id><date>2026-11-01 10:00:00</date><ref>VT-5</ref>
  <price>3500000</price><currency>THB</currency><price_freq>sale</price_freq>
  <part_ownership>0</part_ownership><leasehold>0</leasehold><new_build>1</new_build>
  <type>Apartment</type><town>Pattaya</town><province>Chon Buri</province><country>Thailand</country>
  <location><latitude>12.89</latitude><longitude>100.87</longitude></location>
  <location_detail>The Base, Central Pattaya</location_detail>
  <beds>2</beds><baths>1</baths><pool>1</pool>
  <surface_area><built>48</built><plot>0</plot></surface_area>
  <url><en>https://agency.example/1</en></url>
  <desc><en><![CDATA[Bright & quiet <b>home</b>]]></en><th>ห้องสว่าง</th><es>Piso luminoso</es></desc>
  <features><feature>Sea view</feature><feature><en>Lift</en></feature></features>
  <images>
    <image id="2"><url>https://agency.example/b.jpg</url></image>
    <image id="1"><url>https://agency.example/a.jpg?w=1&amp;h=2</url><tags><tag>floorplan</tag></tags></image>
  </images>
  <energy_rating><consumption>A</consumption></energy_rating>
  <commission>5</commission>
</property>`);

test.each([1, 7, 4096])("A property is read with pieces of %i bytes", async (size) => {
  const { records, failure, scan } = await readText(kyero(), whole, size);
  expect(failure).toBe(null);
  expect(records).toEqual([
    {
      id: ["A-1042"],
      date: ["2026-11-01 10:00:00"],
      ref: ["VT-5"],
      price: ["3500000"],
      currency: ["THB"],
      price_freq: ["sale"],
      part_ownership: ["0"],
      leasehold: ["0"],
      type: ["Apartment"],
      town: ["Pattaya"],
      province: ["Chon Buri"],
      latitude: ["12.89"],
      longitude: ["100.87"],
      location_detail: ["The Base, Central Pattaya"],
      beds: ["2"],
      baths: ["1"],
      pool: ["1"],
      built: ["48"],
      plot: ["0"],
      "description.en": ["Bright & quiet <b>home</b>"],
      "description.th": ["ห้องสว่าง"],
      features: ["Sea view", "Lift"],
      images: ["https://agency.example/a.jpg?w=1&h=2", "https://agency.example/b.jpg"],
    },
  ]);
  // What nobody reads is named: a language that we do not have, an element that the specification does not know.
  expect([...scan.unknown.keys()].toSorted()).toEqual(["commission", "desc/es"]);
});

test("A feed may be packed, and have another charset if it says so", async () => {
  expect((await readBytes(kyero(), pieces(gzipSync(whole), 64))).records).toHaveLength(1);
  const latin = Buffer.from(feed(property("Café"), '<?xml version="1.0" encoding="ISO-8859-1"?>'), "latin1");
  expect((await readBytes(kyero(), pieces(new Uint8Array(latin), 64))).records[0]?.["id"]).toEqual(["Café"]);
  const undeclared = new Uint8Array(Buffer.from(feed(property("Café")), "latin1"));
  expect((await readBytes(kyero(), pieces(undeclared, 64))).failure).toBe("feed-encoding");
});

test.each([
  [
    "a document type with entities that grow (billion laughs)",
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><root>&lol2;</root>`,
    "feed-dtd",
  ],
  [
    "a document type that would read a file (XXE)",
    `<!DOCTYPE root SYSTEM "file:///etc/passwd"><root/>`,
    "feed-dtd",
  ],
  ["nothing", "", "feed-empty"],
  ["a web page", "<!doctype html><html><body>Not found</body></html>", "feed-dtd"],
  ["a page without a document type", "<html><body>Not found</body></html>", "feed-not-xml"],
  ["a sentence", "Internal error", "feed-not-xml"],
  ["a cut file", whole.slice(0, -20), "feed-truncated"],
  ["a file cut within a property", whole.slice(0, 300), "feed-truncated"],
  [
    "elements that are closed in another order",
    feed("<property><id>1</property></id>"),
    "feed-not-well-formed",
  ],
  ["two roots", `${feed("")}${feed("")}`, "feed-not-well-formed"],
  ["a ZIP archive", "PK\u0003\u0004 and so on", "feed-zip"],
])("Refused whole: %s", async (_, text, failure) => {
  expect((await readText(kyero(), text, 64)).failure).toBe(failure);
});

test("An element that closes itself is an empty one, and one that nobody closes is a fault", async () => {
  const property = (inside: string) => `<root><property><id>1</id>${inside}</property></root>`;
  const read = await readText(kyero(), property("<video_url/><images /><town>Pattaya</town>"));
  expect([read.failure, read.records]).toEqual([null, [{ id: ["1"], town: ["Pattaya"] }]]);
  for (const inside of ["<town>", "<town/><images>"])
    expect((await readText(kyero(), property(inside))).failure).toBe("feed-not-well-formed");
});

test("An entity that nobody declared stays the words it is", async () => {
  const { records } = await readText(kyero(), feed(property("1", "<town>&lol;&amp;&#65;</town>")));
  expect(records[0]?.["town"]).toEqual(["&lol;&A"]);
});

const gigabyte = 16 * 1024;
const part = (text: string) => text.repeat((64 * 1024) / text.length);

test.each([
  ["elements in elements", "<root><property>", part("<aaaaaaa>"), "feed-too-deep"],
  ["one name without an end", "<root><property><", part("a"), "feed-element-too-large"],
  ["one attribute without an end", '<root><property><a b="', part("a"), "feed-element-too-large"],
  ["attributes without an end", "<root><property><a ", part("b='1' "), "feed-element-too-large"],
  ["one comment without an end", "<root><!-- ", part("a"), "feed-element-too-large"],
  ["one CDATA section without an end", "<root><property><id><![CDATA[", part("a"), "feed-element-too-large"],
  ["text without an end", "<root><property><id>", part("a"), "feed-element-too-large"],
  ["values without an end", "<root><property>", part("<id>1</id>"), "feed-element-too-large"],
  [
    "pictures without an end",
    "<root><property><images>",
    part("<image><url>1</url></image>"),
    "feed-element-too-large",
  ],
])("A gigabyte of %s is given up at its beginning", async (_, head, body, failure) => {
  const read = await readBytes(kyero(), repeat(head, body, gigabyte));
  expect(read.failure).toBe(failure);
  expect(read.bytesRead).toBeLessThan(2 * 1024 * 1024);
});

test("More homes than a feed may have are given up at the first that is too many", async () => {
  const read = await readBytes(kyero(), repeat("<root>", part("<property/>"), 16));
  expect(read.failure).toBe("feed-too-many");
  expect(read.bytesRead).toBeLessThan(2 * 1024 * 1024);
  expect(read.records.length).toBeLessThanOrEqual(50_000);
});

test("A packed bomb is given up at the limit, whatever its archive weighs", async () => {
  // A block that ends on a byte can be repeated, so nothing large is packed. The limit is the reader's, so nothing is scanned.
  const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
  const mebibyte = deflateRawSync(Buffer.alloc(1024 * 1024, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([head, ...Array.from({ length: 300 }, () => mebibyte)]);
  expect(packed.length).toBeLessThan(400_000);
  const idle: FeedScan = { push: () => [], end: () => [], columns: new Map(), unknown: new Map() };
  const read = await readBytes(idle, pieces(packed, 16 * 1024));
  expect(read.failure).toBe("feed-too-large");
  expect(read.bytesRead).toBeGreaterThan(largestFeedBytes);
  expect(read.bytesRead).toBeLessThan(largestFeedBytes + 1024 * 1024);
  const [cut] = pieces(gzipSync(whole), 200);
  expect((await readBytes(kyero(), [cut ?? new Uint8Array()])).failure).toBe("feed-broken-archive");
});
