/**
 * A part that the server renders whole and whose code comes later: with the first sign of a visitor, a move, a press, a
 * key, a scroll. Until then the server's HTML stays: it can be read, its links lead on and its forms can be sent. So
 * the part may be anything that needs no script to be useful. After a navigation in the browser there is no such HTML,
 * and the code is loaded at once.
 */
import { type ComponentType, Suspense, createElement, lazy, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useHasReturnedForm } from "../../data/form-state.tsx";
import { Skeleton } from "../skeleton.tsx";
import { loadTexts } from "../../i18n/load-texts.ts";
import type { TextSection } from "../../i18n/texts.ts";

/** The parts of all pages that the server has loaded. */
const servedParts: (() => Promise<void>)[] = [];

/** Called before the server renders, because a part cannot wait there. */
export async function loadServedParts(): Promise<void> {
  await Promise.all(servedParts.map((loadPart) => loadPart()));
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextSection[] = [],
  /** Asked in the browser: the visitor left or chose something, which the server's HTML does not show. */
  isMissed: () => boolean = () => false,
) {
  /** On the server before it renders; in the browser once it is loaded, so that Back finds its place. */
  let Ready: ComponentType<Props> | undefined;
  servedParts.push(async () => {
    Ready ??= await load();
  });
  return function LatePart(props: Props) {
    const i18n = useI18n();
    const isServed = useServed();
    // The errors of a form that came back have to be announced.
    const waits = !useHasReturnedForm() && isServed;
    const [isReady, setIsReady] = useState(Ready !== undefined);
    const [Part] = useState(
      () =>
        Ready ??
        lazy(async () => {
          if (waits && !isMissed()) await firstSign;
          const loading = Promise.all([load(), loadTexts(i18n, texts)]);
          const [Loaded] = await loading.catch((error: unknown) => keepServed(error, isServed));
          Ready = Loaded;
          setIsReady(true);
          return { default: Loaded };
        }),
    );
    const shown = <Suspense fallback={<Skeleton className="h-72" />}>{createElement(Part, props)}</Suspense>;
    // React discards the server's HTML when something changes above code that is not loaded yet.
    const [served] = useState(shown);
    return (
      <div data-late-part="" className="min-w-0">
        {isReady ? shown : served}
      </div>
    );
  };
}

/** If the code fails to load, the server's HTML stays. A part without server HTML has to show the error. */
function keepServed(error: unknown, isServed: boolean): Promise<never> {
  if (!isServed) throw error;
  console.error(error);
  return new Promise(() => undefined);
}

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"];

const firstSign = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  // It may have come before this script: the page is scrolled already, or a field of it has the focus.
  if (window.scrollY > 0 || document.activeElement !== document.body) resolve();
  for (const sign of signs) window.addEventListener(sign, () => resolve(), { once: true, capture: true });
});

const never = () => () => {};

/** Whether the server rendered this part. The answer never changes, so nothing renders again for it. */
function useServed(): boolean {
  const [{ onServer, inBrowser }] = useState(makeServed);
  return useSyncExternalStore(never, inBrowser, onServer);
}

/** React asks for the server's answer on the server and while it hydrates, and keeps asking for the browser's after. */
function makeServed() {
  let isServed = false;
  return {
    onServer: () => {
      isServed = true;
      return isServed;
    },
    inBrowser: () => isServed,
  };
}
