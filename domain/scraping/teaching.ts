/**
 * Teaching: an admin points at a value on a page, a selector is made for it and tried on other pages of the source. The
 * site Worker asks, the scraper Worker answers, because only it may ask outside sites.
 */
import * as v from "valibot";
import type { Json } from "../database.ts";
import type { TaskCaller } from "../people.ts";
import { fieldSelectorSchema, selectableFields, type FieldSelector } from "./scrape-source.ts";
import { webAddressSchema } from "./web-address.ts";
import { storableText } from "../site/storable-text.ts";

/** Latitude and longitude are useful only together, and pages rarely show them as texts to point at. */
export const teachableFields = selectableFields.filter(
  (field) => field !== "latitude" && field !== "longitude",
);

const fieldSchema = v.picklist(teachableFields);
export type TeachableField = v.InferOutput<typeof fieldSchema>;

/** `POST /api/admin/sources/:id/outline`. */
export const outlineSchema = v.object({ url: webAddressSchema });

/** `POST /api/admin/sources/:id/proposals`. `at` and `text` are those of an entry of the page's outline. */
export const proposalSchema = v.object({
  url: webAddressSchema,
  field: fieldSchema,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  text: v.pipe(storableText, v.maxLength(1000)),
});

/** `POST /api/admin/sources/:id/trials`. */
export const trialSchema = v.object({
  url: webAddressSchema,
  field: fieldSchema,
  selector: fieldSelectorSchema,
});

export type TeachingTask = { sourceId: string } & (
  | ({ action: "outline" } & v.InferOutput<typeof outlineSchema>)
  | ({ action: "propose" } & v.InferOutput<typeof proposalSchema>)
  | ({ action: "try" } & v.InferOutput<typeof trialSchema>)
  | { action: "read_robots" }
);

export type OutlineEntry = {
  /** The element's place among all elements of the page. */
  at: number;
  /** Hidden entries are what a page says to machines: `meta` elements. */
  kind: "text" | "picture" | "hidden";
  text: string;
  /** The text before the value that names it; empty if there is none. */
  label: string;
  isHeading: boolean;
};

/** How many pages a selector is tried on. */
export const mostTrialPages = 10;

export type Trial = {
  /** What the selector found, at most three. */
  found: string[];
  count: number;
  /** What the scraper understood; null when it found nothing or could not read it. */
  value: Json;
};

/** What a host's robots.txt says about the source, asked for just now. */
export type RobotsReport = {
  host: string;
  /** `allowed` and `forbidden` refer to the source's start addresses on this host. */
  says: "allowed" | "forbidden" | "unreachable" | "not-our-turn";
  crawlDelaySeconds: number | null;
};

export type TeachingAnswer =
  | { kind: "outline"; url: string; title: string; entries: OutlineEntry[]; isCut: boolean }
  | { kind: "proposal"; selectors: FieldSelector[] }
  | ({ kind: "trial" } & Trial)
  | { kind: "robots"; hosts: RobotsReport[] }
  /** The host's turn has not come: the same task can be asked again then. */
  | { kind: "later"; afterSeconds: number }
  /** The page could not be read; `reason` is a code like a run's. */
  | { kind: "unread"; reason: string }
  /** The page is not what the outline showed any more. */
  | { kind: "changed" }
  | { kind: "bad_selector" }
  | { kind: "refused"; refusal: "not_allowed" | "paused" | "unavailable" };

/** The service binding: the entrypoint `Teaching` of the scraper Worker. */
export type TeachingService = {
  answer(caller: TaskCaller, task: TeachingTask): Promise<TeachingAnswer>;
  /** A post of several homes as one post for each. It reads nothing but the text. */
  splitPost(text: string): Promise<string[]>;
};
