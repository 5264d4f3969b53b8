/**
 * Letter keys for judging many listings quickly. They work only while the focus is in the list (WCAG 2.1.4). They go
 * by their position on the keyboard, because Thai and Russian keyboards have other letters there.
 */
import { type RefObject, useEffect, useRef } from "react";
import type { Judgement } from "../scraping/review-api.ts";

type ReviewKeys = {
  decide: (id: string, publication: Judgement["publication"]) => void;
  undo: () => void;
  isReady: boolean;
};

export function useReviewKeys(list: RefObject<HTMLUListElement | null>, keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { isReady } = keys;
  useEffect(() => {
    const element = list.current;
    if (!element || !isReady) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
      const card = event.target instanceof Element && event.target.closest<HTMLElement>("[data-listing]");
      if (!card) return;
      const id = card.dataset["listing"] ?? "";
      const act = actions[event.code];
      if (!act) return;
      event.preventDefault();
      act(latest.current, id, card);
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [list, isReady]);
}

const actions: Record<string, (keys: ReviewKeys, id: string, card: Element) => void> = {
  KeyA: ({ decide }, id) => decide(id, "published"),
  KeyR: ({ decide }, id) => decide(id, "rejected"),
  KeyU: ({ undo }) => undo(),
  KeyJ: (_, __, card) => focusTitle(card.nextElementSibling),
  KeyK: (_, __, card) => focusTitle(card.previousElementSibling),
};

/** Focuses the listing's title, or `otherwise` if the list does not contain that listing. */
export function focusListing(
  list: Element | null,
  id: string | undefined,
  otherwise: HTMLElement | null,
): void {
  const card = id && list?.querySelector(`[data-listing="${CSS.escape(id)}"]`);
  if (card) focusTitle(card);
  else otherwise?.focus();
}

function focusTitle(card: Element | null): void {
  card?.querySelector<HTMLElement>("[data-title]")?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
