import type { LinksLost } from "../../../domain/texts/articles/articles-api.ts";
import { ApiFailure } from "../../data/api.ts";

/** The answer that asks a second time: texts link to what would go. */
export function linksLostBy(error: Error | null): LinksLost["linkedFrom"] | undefined {
  const asks = error instanceof ApiFailure && error.code === "confirm_losses";
  return asks ? (error.body as Partial<LinksLost>).linkedFrom : undefined;
}
