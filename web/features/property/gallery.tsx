/**
 * The picture mosaic. Each picture links to its file, so that it opens large without JavaScript. With JavaScript a
 * viewer opens, and its code is loaded then.
 */
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Images, LayoutPanelLeft } from "lucide-react";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import type { Property } from "../../../domain/listings/listing.ts";
import { isOurPicture, pictureFile } from "../../../domain/listings/picture-files.ts";
import { useLocale } from "../../visitor/use-locale.ts";

const Lightbox = browserPart(async () => (await import("./lightbox.client.tsx")).Lightbox, {
  instead: nothing,
});

const shown = 5;

/** One wide picture and a row below it that fills its width at any count; two are side by side. */
function tileOf(index: number, count: number): string {
  if (count === 2) return "sm:col-span-6 aspect-4/3";
  if (index === 0) return "sm:col-span-12 aspect-4/3 sm:aspect-16/9";
  if (count === 3) return "sm:col-span-6 aspect-16/9";
  return count === 4 ? "sm:col-span-4 aspect-3/2" : "sm:col-span-3 aspect-4/3";
}

type GalleryProps = Pick<
  Property,
  "images" | "pictureTexts" | "title" | "floorPlan" | "planImages" | "isSample"
>;

export function Gallery({ images, pictureTexts, title, floorPlan, planImages, isSample }: GalleryProps) {
  const { t } = useTranslation("property");
  const locale = useLocale();
  const [openAt, setOpenAt] = useState<number>();
  if (images.length === 0)
    return <Picture alt="" sizes="100vw" isPriority className="aspect-video rounded-card" />;
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(index);
  };
  return (
    <section aria-label={t("gallery")}>
      <ul className="grid gap-2 sm:grid-cols-12">
        {images.slice(0, shown).map((image, index) => (
          <li
            key={image}
            className={`relative ${index > 0 ? "max-sm:hidden" : ""} ${tileOf(index, images.length)}`}
          >
            <a
              href={pictureFile(image)}
              onClick={open(index)}
              aria-label={[
                pictureTexts[image]?.[locale],
                t("openPicture", { number: index + 1, count: images.length }),
              ]
                .filter(Boolean)
                .join(" – ")}
              className="block h-full overflow-hidden rounded-card"
            >
              <Picture
                src={image}
                alt={pictureTexts[image]?.[locale] || (index === 0 ? title : "")}
                sizes={
                  index === 0
                    ? "(min-width: 64rem) 792px, 100vw"
                    : "(min-width: 64rem) 200px, (min-width: 40rem) 25vw, 1px"
                }
                isPriority={index === 0}
                className="h-full"
              />
            </a>
            {index === 0 && (
              <span className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-full bg-ink/85 px-3 py-1.5 text-sm">
                <Images aria-hidden="true" className="size-4" />
                <span className="max-sm:sr-only">{t("allPictures", { count: images.length })}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {images.length}
                </span>
              </span>
            )}
            {index === 0 && (floorPlan ?? planImages) && (
              <a
                href="#floor-plan"
                onClick={floorPlan && open(images.length)}
                className="absolute bottom-3 left-3 inline-flex min-h-8 items-center gap-2 rounded-full bg-ink/85 px-3 py-1 text-sm hover:bg-ink"
              >
                <LayoutPanelLeft aria-hidden="true" className="size-4" />
                {t("floorPlan")}
              </a>
            )}
          </li>
        ))}
      </ul>
      {images.every(isOurPicture) && <p className="mt-3 text-sm text-quiet">{t("renderedPicture")}</p>}
      {openAt !== undefined && (
        <Lightbox
          images={images}
          pictureTexts={pictureTexts}
          title={title}
          floorPlan={floorPlan}
          isSample={isSample}
          startAt={openAt}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </section>
  );
}
