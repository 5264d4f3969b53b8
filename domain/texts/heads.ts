/** The title and description of the questions and of the glossary, and the titles of the questions' groups. */

export type HeadedPage = "faq" | "glossary";

/** By name, such as `faq.title` or `faq.groups.getting-started`: where the owner wrote one. */
export type OwnHeads = Readonly<Record<string, string>>;

export const nameOfGroup = (id: string) => `faq.groups.${id}`;

const headName = /^(?<page>faq|glossary)\.(?:title|description)$|^faq\.groups\.[a-z]+(?:-[a-z]+)*$/;

/** These words are in files of their own, not among those of the interface. */
export function pageOfHead(name: string): HeadedPage | undefined {
  const found = headName.exec(name);
  return found ? ((found.groups?.["page"] ?? "faq") as HeadedPage) : undefined;
}

export function withHead<Shown extends { title: string; description: string }>(
  shown: Shown,
  page: HeadedPage,
  heads: OwnHeads,
): Shown {
  const title = heads[`${page}.title`] ?? shown.title;
  const description = heads[`${page}.description`] ?? shown.description;
  return { ...shown, title, description };
}
