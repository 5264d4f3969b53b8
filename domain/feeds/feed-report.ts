/** What a feed's file held, as its run keeps it and the administration shows it. */
import * as v from "valibot";
import type { PublicationState } from "../listings/listing.ts";

const nameAndCount = v.object({ name: v.string(), count: v.number(), sample: v.optional(v.string()) });

export const feedReportSchema = v.object({
  /** Homes that the run reads. */
  records: v.number(),
  /** Above the most homes of the source. */
  leftOut: v.number(),
  /** Records whose id an earlier one has. */
  repeated: v.number(),
  bytes: v.number(),
  /** Columns of a table, as its head names them, each with a value. */
  columns: v.array(nameAndCount),
  /** Columns, elements and languages that nothing reads. */
  unknown: v.array(nameAndCount),
  /** Types of home that are in nobody's list. Their records are refused. */
  unknownTypes: v.array(nameAndCount),
  /** Records of the file before, where there was one. */
  before: v.nullish(v.number(), null),
});
export type FeedReport = v.InferOutput<typeof feedReportSchema>;

/** `GET /api/admin/runs/:id/missing`: homes of the source that the file does not name. */
export type MissingInFeed = {
  total: number;
  listings: {
    id: string;
    slug: string;
    title: string;
    language: string;
    publication: PublicationState;
    externalId: string;
  }[];
};
