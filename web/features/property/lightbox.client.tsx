/**
 * All pictures, one per screen. With scroll snapping the browser handles swipes; arrow keys work too. A picture is
 * zoomed by pinching, a double tap, the wheel, the keys + and -, and two buttons.
 */
import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadPictureTexts } from "virtual:picture-texts";
import type { Property } from "../../../domain/listings/listing.ts";
import { iconButtonStyles } from "../../components/controls/button-styles.ts";
import { latePart } from "../../components/page/late-part.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { isOurPicture, nameOfOurPicture } from "../../../domain/listings/picture-files.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { type View, wholeView, zoomAt } from "./zoom.ts";
import { Zoomable } from "./zoomable.tsx";

type LightboxProps = Pick<Property, "images" | "pictureTexts" | "title" | "isSample"> & {
  floorPlan: Property["floorPlan"] | undefined;
  startAt: number;
  onClose: () => void;
};

const zoomStep = 1.6;
/** What changes the strip while it glides, as the plan does when it arrives, can stop it half-way. */
const longestGlideMs = 1_200;

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
  const [ourTexts, setOurTexts] = useState<Record<string, string>>({});
  useEffect(() => {
    loadPictureTexts[locale]().then((loaded) => setOurTexts(loaded.default), console.error);
  }, [locale]);
  const describe = (image: string) =>
    pictureTexts[image]?.[locale] || ourTexts[nameOfOurPicture(image) ?? ""];
  const strip = useRef<HTMLElement>(null);
  const [at, setAt] = useState(startAt);
  const [view, setView] = useState<View>(wholeView);
  const [viewedAt, setViewedAt] = useState(at);
  if (viewedAt !== at) {
    setViewedAt(at);
    setView(wholeView);
  }
  const slides = images.length + (floorPlan ? 1 : 0);
  const close = useClosedByBack(onClose);
  const isPlan = at === images.length;
  /** Where a key or button is scrolling to. Until it arrives, the pictures it passes do not count. */
  const scrollTarget = useRef<number | null>(null);

  function move(to: number) {
    const next = (to + slides) % slides;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.current?.scrollTo({
      left: next * strip.current.clientWidth,
      behavior: isCalm ? "instant" : "smooth",
    });
    scrollTarget.current = next;
    setAt(next);
    setTimeout(() => {
      if (scrollTarget.current !== next) return;
      strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: "instant" });
    }, longestGlideMs);
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

  function zoom(factor: number) {
    const { clientWidth: width = 0, clientHeight: height = 0 } = strip.current ?? {};
    if (!isPlan) setView((now) => zoomAt(now, factor, { x: 0, y: 0 }, { width, height }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const factors: Record<string, number> = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep, "0": 0 };
    const factor = factors[event.key];
    if (factor !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return zoom(factor);
    }
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
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
            className={`flex snap-x snap-mandatory overscroll-contain [scrollbar-width:none] ${view.scale > 1 ? "overflow-x-hidden" : "overflow-x-auto"}`}
          >
            {images.map((image, index) => (
              <div key={image} className="grid w-full shrink-0 snap-center place-items-center px-2">
                <Zoomable view={index === at ? view : wholeView} onView={setView}>
                  <Picture
                    src={image}
                    alt={
                      describe(image) ?? t("property:picture", { number: index + 1, count: images.length })
                    }
                    sizes={index === at && view.scale > 1 ? "200vw" : "100vw"}
                    className="h-full w-full bg-transparent"
                    imageClassName="object-contain! bg-none! pointer-events-none"
                  />
                </Zoomable>
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
              !isPlan && describe(images[at] ?? ""),
              isOurPicture(images[at] ?? "") && t("property:renderedPicture"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <div className="flex items-center justify-center gap-2 p-3 sm:gap-4">
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:previousPicture")}
              onClick={() => move(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <output className="tabular text-sm text-quiet">
              {isPlan
                ? t("property:floorPlan")
                : t("property:picture", { number: at + 1, count: images.length })}
            </output>
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:nextPicture")}
              onClick={() => move(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
            <span aria-hidden="true" className="h-6 border-l border-line" />
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:zoomOut")}
              aria-disabled={isPlan || view.scale === 1}
              onClick={() => zoom(1 / zoomStep)}
            >
              <ZoomOut aria-hidden="true" />
            </button>
            <button
              type="button"
              className={roundButton}
              aria-label={t("property:zoomIn")}
              aria-disabled={isPlan}
              onClick={() => zoom(zoomStep)}
            >
              <ZoomIn aria-hidden="true" />
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** On a phone, Back is how a visitor leaves the pictures: it closes them and keeps the page. */
function useClosedByBack(onClose: () => void): () => void {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    window.history.pushState(window.history.state, "");
    const onBack = () => leave();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  return () => window.history.back();
}
