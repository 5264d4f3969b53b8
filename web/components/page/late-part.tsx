/**
 * A part far down a page. The server renders all of it. Its code and texts are loaded when it is nearly in view, or
 * with the visitor's first click or key press. A part at the top of a page that is whole without scripts can wait for
 * the visitor's first move (`opens: "touched"`), and one that a press opens for that press ("pressed"). Until then the
 * server's HTML stays: it can be read, and its forms can be sent. After a navigation in the browser there is no such
 * HTML, so the part is loaded at once.
 *
 * A part that reads data which the page's state leaves out names it as `read`: without it React could not repeat the
 * server's HTML.
 */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
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
import { useHasReturnedForm } from "../../data/form-state.tsx";
import { Skeleton } from "../skeleton.tsx";
import { loadTexts } from "../../i18n/load-texts.ts";
import type { TextSection } from "../../i18n/texts.ts";
import { useServed } from "../../visitor/use-served.ts";

const nearPx = 200;

type Opens = "near" | "touched" | "pressed";

/** The parts of all pages that the server has loaded. */
const servedParts: (() => Promise<void>)[] = [];

/** Called before the server renders, because a part cannot wait there. */
export async function loadServedParts(): Promise<void> {
  await Promise.all(servedParts.map((loadPart) => loadPart()));
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextSection[] = [],
  opens: Opens = "near",
  read?: (props: Props, client: QueryClient) => Promise<unknown>,
) {
  let Served: ComponentType<Props> | undefined;
  /** In the browser, once it is loaded: the part then shows at once, so that Back finds its place. */
  let Loaded: ComponentType<Props> | undefined;
  if (import.meta.env.SSR) {
    servedParts.push(async () => {
      Served ??= await load();
    });
  }
  return function LatePart(props: Props) {
    const { i18n } = useTranslation();
    const client = useQueryClient();
    const isOpenAtOnce = useHasReturnedForm();
    const isServed = useServed();
    const place = useRef<HTMLDivElement>(null);
    const [isHere, setIsHere] = useState(false);
    const [{ View, open }] = useState(() =>
      makePart(isServed, async () => {
        const [Component] = await Promise.all([
          load(),
          loadTexts(i18n, texts),
          isServed && read?.(props, client),
        ]);
        Loaded = Component;
        setIsHere(true);
        return Component;
      }),
    );
    const [Shown] = useState(() => Served ?? Loaded ?? View);
    const shown = <Suspense fallback={<Skeleton className="h-72" />}>{createElement(Shown, props)}</Suspense>;
    // React discards the server's HTML when something changes above code that is not loaded yet.
    const [served] = useState(shown);
    useEffect(() => {
      if (isOpenAtOnce || !isServed || !place.current) return open();
      if (opens === "near") return whenNear(place.current, open);
      if (opens === "touched") void firstMove.then(open);
      return undefined;
    }, [isOpenAtOnce, isServed, open]);
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

/** If the code fails to load, the server's HTML stays. A part without server HTML has to show the error. */
function waitForever(error: unknown, isServed: boolean): Promise<never> {
  if (!isServed) throw error;
  console.error(error);
  return new Promise(() => undefined);
}

/** The visitor's first press or Back: from then on any part may be needed. */
const firstPress = first("pointerdown", "keydown", "popstate");
/** Any sign of a visitor. */
const firstMove = first("pointermove", "pointerdown", "keydown", "focusin", "popstate");

function first(...events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    if (import.meta.env.SSR) return;
    for (const event of events)
      window.addEventListener(event, () => resolve(), { once: true, capture: true });
  });
}

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
