/** All pictures, one per screen. With scroll snapping the browser handles swipes; arrow keys work too. */
import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import { describePicture } from "../../components/pictures/describe-picture.ts";
import { latePart } from "../../components/page/late-part.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { isOurPicture } from "../../components/pictures/picture-file.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type LightboxProps = Pick<Property, "images" | "pictureTexts" | "title" | "isSample"> & {
  floorPlan: Property["floorPlan"] | undefined;
  startAt: number;
  onClose: () => void;
};

const roundButton = `${iconButtonStyles} bg-ink/80 backdrop-blur`;

/** Its code and texts come when its slide is nearly in view. */
const PlanSlide = latePart(
  async () => (await import("../../floor-plan/floor-plan-figure.tsx")).FloorPlanFigure,
  ["floorPlan"],
);

export function Lightbox({
  images,
  pictureTexts,
  title,
  floorPlan,
  isSample,
  startAt,
  onClose,
}: LightboxProps) {
  const { t } = useTranslation(["property", "frame"]);
  const locale = useLocale();
  const describe = (image: string) => pictureTexts[image]?.[locale] || describePicture(image, locale);
  const strip = useRef<HTMLElement>(null);
  const [at, setAt] = useState(startAt);
  const count = images.length + (floorPlan ? 1 : 0);
  const isPlan = at === images.length;
  /** Where a key or button is scrolling to. Until it arrives, the pictures it passes do not count. */
  const scrollTarget = useRef<number | null>(null);

  function move(to: number) {
    const next = (to + count) % count;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.current?.scrollTo({
      left: next * strip.current.clientWidth,
      behavior: isCalm ? "instant" : "smooth",
    });
    scrollTarget.current = next;
    setAt(next);
  }
  function followScroll({ scrollLeft, clientWidth }: HTMLElement) {
    if (scrollTarget.current === null) setAt(Math.round(scrollLeft / clientWidth));
    else if (Math.abs(scrollLeft - scrollTarget.current * clientWidth) <= 1) scrollTarget.current = null;
  }
  function forgetScrollTarget() {
    scrollTarget.current = null;
  }
  // The dialog is laid out only after its effects have run: before that, there is nothing to scroll.
  const attachStrip = useCallback(
    (element: HTMLElement) => {
      strip.current = element;
      const observer = new ResizeObserver(() => {
        if (element.clientWidth === 0) return;
        element.scrollTo({ left: startAt * element.clientWidth, behavior: "instant" });
        observer.disconnect();
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        strip.current = null;
      };
    },
    [startAt],
  );

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto_auto] bg-night focus:outline-none"
          onKeyDown={onKeyDown}
        >
          <div className="flex items-center justify-between gap-4 p-3">
            <Dialog.Title className="truncate pl-2 font-text text-base font-medium">{title}</Dialog.Title>
            <Dialog.Close className={roundButton} aria-label={t("frame:close")}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <section
            ref={attachStrip}
            aria-label={t("property:gallery")}
            tabIndex={0}
            onScroll={({ currentTarget }) => followScroll(currentTarget)}
            onPointerDown={forgetScrollTarget}
            onWheel={forgetScrollTarget}
            className="flex snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
          >
            {images.map((image, index) => (
              <div key={image} className="grid w-full shrink-0 snap-center place-items-center px-2">
                <Picture
                  src={image}
                  alt={describe(image) ?? t("property:picture", { number: index + 1, count })}
                  sizes="100vw"
                  className="h-full w-full bg-transparent"
                  imageClassName="object-contain! bg-none!"
                />
              </div>
            ))}
            {floorPlan && (
              // On a small screen the plan is taller than its slide: keys can scroll it.
              <section
                tabIndex={0}
                aria-label={t("property:floorPlan")}
                className="w-full shrink-0 snap-center overflow-y-auto px-4"
              >
                <div className="mx-auto max-w-4xl py-2">
                  <PlanSlide plan={floorPlan} isSample={isSample} hasTable={false} />
                </div>
              </section>
            )}
          </section>
          <p className="min-h-6 px-4 pt-2 text-center text-sm text-quiet">
            {[
              isPlan ? t("property:floorPlan") : describe(images[at] ?? ""),
              isOurPicture(images[at] ?? "") && t("property:renderedPicture"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <div className="flex items-center justify-center gap-4 p-3">
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:previousPicture")}
              onClick={() => move(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <output className="tabular text-sm text-quiet">
              {t("property:picture", { number: at + 1, count })}
            </output>
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:nextPicture")}
              onClick={() => move(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
