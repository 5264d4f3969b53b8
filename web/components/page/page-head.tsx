/** A page's title, description and what is shown when it is shared; React hoists them into the document's head. */
import { site } from "../../domain/site.ts";
import { useSiteAddress } from "../site-address.ts";

type PageHeadProps = {
  title: string;
  description?: string;
  isIndexed?: boolean;
  /** A file on this site to show beside a shared link. */
  picture?: string | undefined;
};

const sharePicture = "/share.png";

export function PageHead({ title, description, isIndexed = true, picture = sharePicture }: PageHeadProps) {
  const origin = useSiteAddress();
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
