/** A page's title, description and preview for sharing. React hoists them into the document's head. */
import { site } from "../../../domain/site/site.ts";
import { useSiteAddress } from "../../visitor/site-address.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  isIndexed?: boolean;
  /** A file on this site to show beside a shared link. */
  picture?: string | undefined;
};

const sharePicture = "/share.png";

/** Invisible marks for line breaks help a heading and would be letters in a title. */
const unbroken = (text: string) => text.replaceAll(/[\u2060\u00ad]/g, "");

export function PageHead({ isIndexed = true, picture = sharePicture, ...texts }: PageHeadProps) {
  const origin = useSiteAddress();
  const title = unbroken(texts.title);
  const description = texts.description && unbroken(texts.description);
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {origin !== undefined && (
        <>
          <meta property="og:site_name" content={site.name} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={new URL(picture, origin).href} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
