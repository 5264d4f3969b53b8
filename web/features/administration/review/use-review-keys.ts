/**
 * Letters that judge, for whoever goes through many homes. They are heard only while the focus is in the list (WCAG
 * 2.1.4), by their place on the keyboard: Thai and Russian ones have other letters there.
 */
import { type RefObject, useEffect, useRef } from "react";
import type { Judgement } from "./review-api.ts";

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
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTyping(event.target)) return;
      const card = event.target instanceof Element && event.target.closest<HTMLElement>("[data-home]");
      if (!card) return;
      const id = card.dataset["home"] ?? "";
      const act = actions[event.code];
      if (!act) return;
      event.preventDefault();
      act(latest.current, id, card);
    };
    element.addEventListener("keydown", hear);
    return () => element.removeEventListener("keydown", hear);
  }, [list, isReady]);
}

const actions: Record<string, (keys: ReviewKeys, id: string, card: Element) => void> = {
  KeyA: ({ decide }, id) => decide(id, "published"),
  KeyR: ({ decide }, id) => decide(id, "rejected"),
  KeyU: ({ undo }) => undo(),
  KeyJ: (_, __, card) => focusTitle(card.nextElementSibling),
  KeyK: (_, __, card) => focusTitle(card.previousElementSibling),
};

/** To the home's title, or where the list begins when that home is not there. */
export function focusHome(list: Element | null, id: string | undefined, otherwise: HTMLElement | null): void {
  const card = id && list?.querySelector(`[data-home="${CSS.escape(id)}"]`);
  if (card) focusTitle(card);
  else otherwise?.focus();
}

function focusTitle(card: Element | null): void {
  card?.querySelector<HTMLElement>("[data-title]")?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
