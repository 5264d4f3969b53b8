/** Dragging cards from column to column by mouse. Keys and the cards' own menus do the same. */
import { type RefObject, useEffect, useRef } from "react";
import { type LeadKind, leadKinds } from "../../../../domain/leads/lead-choices.ts";
import { type LeadState, leadSteps, stepsOf } from "../../../../domain/leads/desk/lead-states.ts";

type Dropped = (lead: { id: string; kind: LeadKind; state: LeadState }, target: LeadState) => void;

export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: Dropped): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let dragged: string | undefined;
    let over: HTMLElement | undefined;
    const mark = (column: HTMLElement | undefined) => {
      if (over) delete over.dataset["over"];
      if (column) column.dataset["over"] = "";
      over = column;
    };
    const start = (event: DragEvent) => {
      dragged = closest(event, "[data-board-lead]")?.dataset["boardLead"];
    };
    const move = (event: DragEvent) => {
      const column = closest(event, "[data-board-state]");
      mark(dragged ? column : undefined);
      if (dragged && column) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const target = stepOf(over?.dataset["boardState"]);
      const [id = "", from, of] = dragged?.split(" ") ?? [];
      const state = stepOf(from);
      const kind = leadKinds.find((one) => one === of);
      if (target && state && kind && target !== state && stepsOf(kind).includes(target)) {
        event.preventDefault();
        latest.current({ id, kind, state }, target);
      }
    };
    const end = () => {
      dragged = undefined;
      mark(undefined);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("dragstart", start, { signal });
    element.addEventListener("dragover", move, { signal });
    element.addEventListener("drop", drop, { signal });
    element.addEventListener("dragend", end, { signal });
    return () => ending.abort();
  }, [board]);
}

function closest({ target }: Event, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined;
}

function stepOf(name: string | undefined): LeadState | undefined {
  return leadSteps.find((step) => step === name);
}
