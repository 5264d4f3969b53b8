/** The preview that messengers and social networks show beside a shared link (ogp.me). */
import { useTranslation } from "react-i18next";
import { useSite } from "../../visitor/use-site.ts";

/** A file on this site. The size of an uploaded picture is not known. */
export type SharedPicture = { file: string; alt: string; width?: number; height?: number };

/** The days of an article, `YYYY-MM-DD`. */
export type SharedText = { published: string; updated: string };

type SharePreviewProps = {
  origin: string;
  title: string;
  description: string | undefined;
  picture: SharedPicture | undefined;
  text: SharedText | undefined;
};

/** Made by studio/drawings, because no network shows an SVG. */
export const sharePicture = { file: "/share.png", width: 1200, height: 630 };

export function SharePreview({ origin, title, description, picture, text }: SharePreviewProps) {
  const { t } = useTranslation("frame");
  const { name } = useSite().business;
  const { file, alt, width, height } = picture ?? {
    ...sharePicture,
    alt: t("sharePicture", { name }),
  };
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={text ? "article" : "website"} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {text && <meta property="article:published_time" content={text.published} />}
      {text && <meta property="article:modified_time" content={text.updated} />}
      <meta property="og:image" content={new URL(file, origin).href} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
