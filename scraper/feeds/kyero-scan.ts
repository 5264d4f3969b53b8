/**
 * Reads Kyero's XML (version 3: https://help.kyero.com/estate-agents/xml-import-specification) as it arrives. One property
 * is held at a time. There is no document type and there are no entities but XML's own five: a file that declares any is
 * refused at the declaration.
 */
import { Parser } from "htmlparser2";
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import { isLocale } from "../../domain/languages/locales.ts";
import { countName, type FeedScan, longestElement, longestRecord, type NameCount } from "./feed-scan.ts";
import { UnreadableFeedError } from "./unreadable-feed.ts";

/** root / property / images / image / tags / tag, and room for what others add. */
const deepest = 10;
const mostValues = 600;
const mostAttributes = 20;

/** Elements of a property, by their path. */
const fields = new Map([
  ["id", "id"],
  ["ref", "ref"],
  ["date", "date"],
  ["price", "price"],
  ["currency", "currency"],
  ["price_freq", "price_freq"],
  ["part_ownership", "part_ownership"],
  ["leasehold", "leasehold"],
  ["type", "type"],
  ["town", "town"],
  ["province", "province"],
  ["location/latitude", "latitude"],
  ["location/longitude", "longitude"],
  ["location_detail", "location_detail"],
  ["beds", "beds"],
  ["baths", "baths"],
  ["pool", "pool"],
  ["surface_area/built", "built"],
  ["surface_area/plot", "plot"],
  ["features/feature", "features"],
  ["features/feature/en", "features"],
]);
/** In the specification, and of no use here. */
const unread =
  /^(?:new_build|country|url|url\/\w+|video_url|virtual_tour_url|catastral|energy_rating\/\w+|notes|prime|email|contact_number|whatsapp_number|images\/image\/(?:tags\/tag|title\/\w+)|features\/feature\/\w+)$/;

type Picture = { id: string; url: string };

export class KyeroScan implements FeedScan {
  readonly columns = new Map<string, NameCount>();
  readonly unknown = new Map<string, NameCount>();
  readonly #parser: Parser;
  #path: string[] = [];
  #texts: string[] = [];
  #hasRoot = false;
  /** Of what the parser holds since it last said something: an element that never ends is refused. */
  #unsaid = 0;
  #attributes = 0;
  #record: FeedRecord = {};
  #pictures: Picture[] = [];
  #pictureId = "";
  #size = 0;
  #values = 0;
  #openedAt = 0;
  #done: FeedRecord[] = [];

  constructor() {
    const said =
      <Arguments extends unknown[]>(handle: (...given: Arguments) => void) =>
      (...given: Arguments) => {
        this.#unsaid = 0;
        handle(...given);
      };
    this.#parser = new Parser(
      {
        onprocessinginstruction: said((name: string) => {
          if (name.startsWith("!")) throw new UnreadableFeedError("feed-dtd");
        }),
        onattribute: said(() => {
          this.#attributes += 1;
          if (this.#attributes > mostAttributes) throw new UnreadableFeedError("feed-element-too-large");
        }),
        onopentag: said((name: string, attributes: Record<string, string>) => this.#open(name, attributes)),
        ontext: said((text: string) => this.#say(text)),
        onclosetag: said((_name: string, isImplied: boolean) => this.#close(isImplied)),
        oncomment: said(() => undefined),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  push(text: string): FeedRecord[] {
    this.#unsaid += text.length;
    this.#parser.write(text);
    if (this.#unsaid > longestElement) throw new UnreadableFeedError("feed-element-too-large");
    return this.#take();
  }

  end(): FeedRecord[] {
    if (!this.#hasRoot) throw new UnreadableFeedError("feed-not-xml");
    if (this.#path.length > 0) throw new UnreadableFeedError("feed-truncated");
    this.#parser.end();
    return this.#take();
  }

  #take(): FeedRecord[] {
    const records = this.#done;
    this.#done = [];
    return records;
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0;
    this.#openedAt = this.#parser.endIndex;
    if (this.#path.length === 0 && (this.#hasRoot || /^html$/i.test(name))) {
      throw new UnreadableFeedError(this.#hasRoot ? "feed-not-well-formed" : "feed-not-xml");
    }
    this.#hasRoot = true;
    this.#path.push(name);
    this.#texts.push("");
    if (this.#path.length > deepest) throw new UnreadableFeedError("feed-too-deep");
    if (this.#path.length === 2 && name === "property") this.#begin();
    if (name === "image") this.#pictureId = attributes["id"] ?? "";
  }

  #begin(): void {
    this.#record = {};
    this.#pictures = [];
    this.#size = 0;
    this.#values = 0;
  }

  #say(text: string): void {
    const last = this.#texts.length - 1;
    if (last < 0) {
      if (!this.#hasRoot && text.replace("\uFEFF", "").trim() !== "")
        throw new UnreadableFeedError("feed-not-xml");
      return;
    }
    // White space between elements says nothing, however much there is of it.
    if (this.#texts[last] === "" && text.trim() === "") return;
    this.#texts[last] += text;
    if ((this.#texts[last]?.length ?? 0) > longestElement)
      throw new UnreadableFeedError("feed-element-too-large");
  }

  #close(isImplied: boolean): void {
    // Of `<url/>` the parser says that its end is implied too, but at the very place where it opens.
    if (isImplied && this.#parser.endIndex !== this.#openedAt)
      throw new UnreadableFeedError("feed-not-well-formed");
    const isOfProperty = this.#path[1] === "property";
    const path = this.#path.slice(2).join("/");
    this.#path.pop();
    const text = (this.#texts.pop() ?? "").trim();
    if (!isOfProperty) return;
    if (path === "") return this.#finish();
    if (text !== "") this.#keep(path, text);
  }

  #keep(path: string, text: string): void {
    this.#size += text.length;
    this.#values += 1;
    if (this.#size > longestRecord || this.#values > mostValues)
      throw new UnreadableFeedError("feed-element-too-large");
    if (path === "images/image/url") return void this.#pictures.push({ id: this.#pictureId, url: text });
    const [element, language = ""] = path.split("/");
    const field = element === "desc" && isLocale(language) ? `description.${language}` : fields.get(path);
    if (field) (this.#record[field] ??= []).push(text);
    else if (!unread.test(path)) countName(this.unknown, path, text);
  }

  #finish(): void {
    if (this.#pictures.length > 0) this.#record["images"] = inOrder(this.#pictures).map(({ url }) => url);
    this.#done.push(this.#record);
    this.#begin();
  }
}

/** The number of a picture is its place; where one has none, the file's order is. */
function inOrder(pictures: readonly Picture[]): readonly Picture[] {
  if (!pictures.every(({ id }) => /^\d{1,4}$/.test(id))) return pictures;
  return pictures.toSorted((one, other) => Number(one.id) - Number(other.id));
}
