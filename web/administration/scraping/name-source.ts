/** A source by the name that an admin gave it. The one of pasted posts was made by nobody, and is named in the reader's language. */
import type { TFunction } from "i18next";
import { nameOfPosts } from "../../../domain/scraping/pasted-post.ts";

export function nameSource(name: string, t: TFunction<["admin"]>): string {
  return name === nameOfPosts ? t("admin:postTexts.source") : name;
}
