/** Why an address was refused, with one that can be had. Undefined when something else has failed. */
import { isSlug, suggestAddress } from "../../../domain/texts/articles/article-slug.ts";
import type { ArticleKind } from "../../../domain/site/article.ts";
import { ApiFailure } from "../../data/api.ts";

type AddressProblem = { kind: "form" | "page" | "taken"; suggestion: string };

export function describeAddressProblem(
  error: Error | null,
  kind: ArticleKind,
  slug: string,
): AddressProblem | undefined {
  const code = error instanceof ApiFailure ? error.code : undefined;
  if (code === "invalid_input" && !isSlug(slug)) {
    return { kind: "form", suggestion: suggestAddress(slug, kind) };
  }
  // Another one that is like it, and short enough.
  const suggestion = isSlug(`${slug}-2`) ? `${slug}-2` : suggestAddress("", kind);
  if (code === "address_of_page") return { kind: "page", suggestion };
  return code === "address_taken" ? { kind: "taken", suggestion } : undefined;
}
