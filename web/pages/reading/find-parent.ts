/** Where an article's back link leads (specification, section 2): one of the twelve goes to the guides. */
import type { ArticleSummary } from "../../../domain/article.ts";
import { paths } from "../../paths.ts";

const underGuides = "mortgage-pre-approval";

export function findParent({ kind, slug }: Pick<ArticleSummary, "kind" | "slug">) {
  if (kind === "blog") return paths.blog;
  if (kind === "guides" || slug === underGuides) return paths.guides;
  return paths.tipsForSellers;
}
