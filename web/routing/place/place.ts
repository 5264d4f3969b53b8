/**
 * Where a visitor was on a page: the part in view, the swiped rows, the unfolded parts, and the focus. It is kept by an
 * element and not by pixels alone, because the page may come back with other heights or in another language.
 */
import { splitLocale } from "../../../domain/languages/locales.ts";

/** An element of the page: its kind or where it leads, and its position among elements of that name. */
type Spot = { name: string; nth: number };

export type Place = {
  y: number;
  /** The element nearest the top of the window, and its distance from it. */
  anchor: (Spot & { top: number }) | undefined;
  focus: Spot | undefined;
  /** How far each row of cards was swiped. */
  rows: number[];
  unfolded: boolean[];
};

/** How long what arrives late may still move the page. */
const settleMs = 3_000;
/** Longer than browsers take for a smooth scroll. */
const smoothMs = 1_200;
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** `pressed` is the link that leads away: its place in the window matters most. */
export function readPlace(pressed: Element | undefined): Place {
  const known = spots();
  const focused = known.find((one) => one === pressed) ?? known.find((one) => one === document.activeElement);
  const anchor = focused && isInView(focused) ? focused : known.find(isInView);
  return {
    y: window.scrollY,
    anchor: anchor && { ...describe(anchor, known), top: anchor.getBoundingClientRect().top },
    focus: focused && describe(focused, known),
    rows: all(".swipe-row").map(({ scrollLeft }) => scrollLeft),
    unfolded: all<HTMLDetailsElement>("details").map(({ open }) => open),
  };
}

/** Shows a place at once, and holds it while the page's last parts arrive or until the visitor moves. */
export function showPlace(place: Place): () => void {
  for (const [index, details] of all<HTMLDetailsElement>("details").entries()) {
    if (place.unfolded[index] !== undefined) details.open = place.unfolded[index];
  }
  const hold = () => {
    for (const [index, row] of all(".swipe-row").entries()) {
      if (place.rows[index]) row.scrollTo({ left: place.rows[index], behavior: "instant" });
    }
    const anchor = place.anchor && find(place.anchor);
    const top =
      anchor && place.anchor
        ? window.scrollY + anchor.getBoundingClientRect().top - place.anchor.top
        : place.y;
    window.scrollTo({ top, behavior: "instant" });
  };
  hold();
  const focus = place.focus && find(place.focus);
  (focus ?? document.getElementById("main"))?.focus({ preventScroll: true });

  const observer = new ResizeObserver(hold);
  observer.observe(document.body);
  return untilMoved(settleMs, () => observer.disconnect());
}

/**
 * A new page scrolls smoothly to its top or to the fragment of its address. Parts that arrive meanwhile can cut it off:
 * then the rest is done at once.
 */
export function showStart(hash: string): () => void {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place) {
    place.setAttribute("tabindex", "-1");
    place.closest("details")?.setAttribute("open", "");
  }
  (place ?? document.getElementById("main"))?.focus({ preventScroll: true });
  const show = (behavior: ScrollBehavior) => {
    if (place) place.scrollIntoView({ behavior });
    else window.scrollTo({ top: 0, behavior });
  };
  show(matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  return untilMoved(smoothMs, (isOver) => {
    if (isOver) show("instant");
  });
}

/** Stops after a time, or before it when the visitor moves or another page comes. */
function untilMoved(mostMs: number, onStop: (isOver: boolean) => void): () => void {
  const end = (isOver: boolean) => {
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
    onStop(isOver);
  };
  const stop = () => end(false);
  const timer = setTimeout(end, mostMs, true);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}

function all<Found extends HTMLElement = HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(`#main ${selector}`)];
}

function spots(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#main :is(a[href], h2, h3, label, summary)")];
}

function nameOf(element: Element): string {
  if (!(element instanceof HTMLAnchorElement)) return element.tagName;
  return splitLocale(element.pathname).path + element.search + element.hash;
}

function describe(element: Element, known: readonly Element[]): Spot {
  const name = nameOf(element);
  return { name, nth: known.filter((one) => nameOf(one) === name).indexOf(element) };
}

function find({ name, nth }: Spot): HTMLElement | undefined {
  return spots().filter((one) => nameOf(one) === name)[nth];
}

function headerBottom(): number {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}

function isInView(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  // Not below the fixed header.
  return height > 0 && top >= headerBottom() && top < window.innerHeight;
}
