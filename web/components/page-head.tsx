/** A page's title and description; React hoists them into the document's head. */
import { site } from "../../domain/site.ts";

type PageHeadProps = { title: string; description?: string; isIndexed?: boolean };

export function PageHead({ title, description, isIndexed = true }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
