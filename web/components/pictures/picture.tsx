/**
 * One of our pictures (`/pictures/<name>`), of the library (`/media/…`) or of a listing (`/img/…`): AVIF in several widths,
 * and one WebP file. The box has its shape before the picture loads, and a broken picture falls back to a drawing. The
 * server puts a tiny preview behind ours, which is not in the browser's code.
 */
import type { CSSProperties } from "react";
import type { Locale } from "../../../domain/languages/locales.ts";
import { nameOfOurPicture, pictureFile, uploadWidths } from "../../../domain/listings/picture-files.ts";
import { mediaFiles } from "../../../domain/media/media-address.ts";
import { picturePreviews } from "virtual:pictures";
import { sizeOfOurPicture } from "./picture-size.ts";

type PictureProps = {
  /** The address as in the listing. Without one the drawing is shown. */
  src?: string | undefined;
  alt: string;
  /** The language of `alt`, if it is not the page's. */
  language?: Locale;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the first picture in view: it is loaded at once and before all others. */
  isPriority?: boolean;
  /** Classes of the box. Give it an aspect ratio. */
  className?: string;
  /** Classes of the picture itself, for `object-position` and the like. */
  imageClassName?: string;
  /** Another of our pictures, for portrait windows. */
  portrait?: string;
};

const missing = "/drawings/picture-missing.svg";

export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    language,
    sizes,
    isPriority = false,
    className = "",
    imageClassName = "",
    portrait,
  } = props;
  const files = filesOf(src);
  const tall = portrait && filesOf(portrait);
  return (
    <div className={`relative overflow-hidden bg-lifted ${className}`}>
      <picture key={src}>
        {tall && (
          <source type="image/avif" media="(orientation: portrait)" srcSet={tall.avif} sizes={sizes} />
        )}
        {files && <source type="image/avif" srcSet={files.avif} sizes={sizes} />}
        <img
          ref={fallBackIfBroken}
          src={src ? pictureFile(src) : missing}
          alt={alt}
          lang={language}
          width={files?.width}
          height={files?.height}
          loading={isPriority ? "eager" : "lazy"}
          fetchPriority={isPriority ? "high" : "auto"}
          decoding="async"
          onError={(event) => fallBack(event.currentTarget)}
          style={{ ...previewOf(src), ...(files?.position && { objectPosition: files.position }) }}
          suppressHydrationWarning
          className={`absolute inset-0 size-full bg-cover bg-center object-cover ${imageClassName}`}
        />
      </picture>
    </div>
  );
}

/** A picture may have failed before hydration. */
function fallBackIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) fallBack(image);
}

function fallBack(image: HTMLImageElement): void {
  // Without a connection the drawing does not come either, and an image without an address is not drawn.
  if (image.src.endsWith(missing)) return image.removeAttribute("src");
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.src = missing;
}

function filesOf(src: string | undefined) {
  if (!src) return undefined;
  const media = mediaFiles(src);
  if (media) return media;
  const name = nameOfOurPicture(src);
  const [width, height, ...widths] =
    name === undefined ? ([1200, 900, ...uploadWidths] as const) : sizeOfOurPicture(name);
  const address = (wide: number) =>
    name === undefined ? `${src}?w=${wide}&f=avif` : `/pictures/${name}-${wide}.avif`;
  return {
    width,
    height,
    avif: widths.map((wide) => `${address(wide)} ${wide}w`).join(", "),
    position: undefined,
  };
}

function previewOf(src: string | undefined): CSSProperties | undefined {
  if (!import.meta.env.SSR) return undefined;
  const preview = src && picturePreviews[nameOfOurPicture(src) ?? ""];
  return preview ? { backgroundImage: `url(${preview})` } : undefined;
}
