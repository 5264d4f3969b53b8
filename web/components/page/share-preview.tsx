/** The preview that messengers and social networks show beside a shared link (ogp.me). */
import { useTranslation } from "react-i18next";
import { shareCard, shareFile } from "../../../domain/listings/picture-files.ts";
import { useOwnPicture } from "../../visitor/use-look.ts";
import { useSite } from "../../visitor/use-site.ts";

/** The source of a picture of ours, of the library, or of an upload; and the card that is drawn of it, where there is one. */
export type SharedPicture = { src: string; alt: string; card?: string | undefined };

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
export const sharePicture = { file: "/share.png", width: 1200, height: 630, type: "image/png" };

export function SharePreview({ origin, title, description, picture, text }: SharePreviewProps) {
  const { t } = useTranslation("frame");
  const { name } = useSite().business;
  const hero = useOwnPicture("frontPage.hero");
  const shared = picture ?? (hero && { src: hero, alt: name });
  const { file, width, height, type } = shared
    ? { file: shared.card ?? shareFile(shared.src), ...shareCard }
    : sharePicture;
  const alt = shared ? shared.alt : t("sharePicture", { name });
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={text ? "article" : "website"} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {text && <meta property="article:published_time" content={text.published} />}
      {text && <meta property="article:modified_time" content={text.updated} />}
      <meta property="og:image" content={new URL(file, origin).href} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
