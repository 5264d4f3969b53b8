/** Where an article's back link leads (specification, section 2). One of the twelve articles leads to the guides. */
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { paths } from "../../routing/paths.ts";

const underGuides = "mortgage-pre-approval";

export function findParent({ kind, slug }: Pick<ArticleSummary, "kind" | "slug">) {
  if (kind === "blog") return paths.blog;
  if (kind === "guides" || slug === underGuides) return paths.guides;
  return paths.tipsForSellers;
}
