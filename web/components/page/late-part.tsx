/**
 * A part far down a page. The server sends it whole; its code and texts come when it is nearly in view, or with
 * the visitor's first press of anything. Until then the server's HTML stands there: it reads, and its forms send.
 */
import {
  type ComponentType,
  type LazyExoticComponent,
  Suspense,
  createElement,
  lazy,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useHasReturnedForm } from "../form-state.tsx";
import { type TextSection, loadTexts } from "../i18n/load-texts.ts";
import { useHydrated } from "../use-hydrated.ts";

const nearPx = 200;

/** Of the pages that the server has loaded. */
const servedParts: (() => Promise<void>)[] = [];

/** Before the server renders: there a part may not wait. */
export async function loadServedParts(): Promise<void> {
  await Promise.all(servedParts.map((loadPart) => loadPart()));
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextSection[] = [],
) {
  let Served: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) {
    servedParts.push(async () => {
      Served ??= await load();
    });
  }
  return function LatePart(props: Props) {
    const { i18n } = useTranslation();
    const isOpenAtOnce = useHasReturnedForm();
    const isServed = !useHydrated();
    const place = useRef<HTMLDivElement>(null);
    const [isHere, setIsHere] = useState(false);
    const [{ View, open }] = useState(() =>
      makePart(isServed, async () => {
        const [Component] = await Promise.all([load(), loadTexts(i18n, texts)]);
        setIsHere(true);
        return Component;
      }),
    );
    const shown = (
      <Suspense fallback={<div className="min-h-svh" />}>{createElement(Served ?? View, props)}</Suspense>
    );
    // React gives up the server's HTML when something changes above code that is not there yet.
    const [served] = useState(shown);
    useEffect(() => {
      if (isOpenAtOnce || !place.current) return open();
      return whenNear(place.current, open);
    }, [isOpenAtOnce, open]);
    return (
      <div ref={place} data-late-part="" className="min-w-0">
        {isHere ? shown : served}
      </div>
    );
  };
}

type Part<Props> = { View: LazyExoticComponent<ComponentType<Props>>; open: () => void };

function makePart<Props>(isServed: boolean, load: () => Promise<ComponentType<Props>>): Part<Props> {
  const opened = Promise.withResolvers<void>();
  const View = lazy(async () => {
    await Promise.race([opened.promise, firstPress]);
    return { default: await load().catch((error: unknown) => waitForever(error, isServed)) };
  });
  return { View, open: () => opened.resolve() };
}

/** Without its code a part still reads as the server sent it; a part that was never served has to say so. */
function waitForever(error: unknown, isServed: boolean): Promise<never> {
  if (!isServed) throw error;
  console.error(error);
  return new Promise(() => undefined);
}

/** Whoever presses something may be about to go anywhere. */
const firstPress = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const press of ["pointerdown", "keydown", "popstate"]) {
    window.addEventListener(press, () => resolve(), { once: true, capture: true });
  }
});

function whenNear(element: HTMLElement, open: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      open();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
