/** A page's title, description and preview for sharing. React hoists them into the document's head. */
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useSite } from "../../visitor/use-site.ts";
import { fitTitle } from "./fit-title.ts";
import { type SharedPicture, SharePreview, type SharedText } from "./share-preview.tsx";

type PageHeadProps = {
  title: string;
  description?: string;
  isIndexed?: boolean;
  /** The picture beside a shared link, if the page has one of its own. */
  picture?: SharedPicture | undefined;
  /** Set if the page is a text of its own. */
  text?: SharedText;
};

/** Invisible marks for line breaks help a heading and would be letters in a title. */
const unbroken = (text: string) => text.replaceAll(/[\u2060\u00ad]/g, "");

export function PageHead({ isIndexed = true, picture, text, ...texts }: PageHeadProps) {
  const origin = useSiteAddress();
  const { name } = useSite().business;
  const title = unbroken(texts.title);
  const description = texts.description && unbroken(texts.description);
  return (
    <>
      <title>{fitTitle(title, name)}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {origin !== undefined && (
        <SharePreview origin={origin} title={title} description={description} picture={picture} text={text} />
      )}
    </>
  );
}
