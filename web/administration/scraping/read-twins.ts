/** The published homes that the API asks about, if that is why a home was not published. */
import type { PublishedTwin, TwinPublished } from "../../../domain/listings/editable-listing.ts";
import { ApiFailure } from "../../data/api.ts";

export function readTwins(error: Error | null): PublishedTwin[] | undefined {
  if (!(error instanceof ApiFailure) || error.code !== "twin_published") return undefined;
  return (error.body as TwinPublished).twins;
}
