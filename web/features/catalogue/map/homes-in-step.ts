/**
 * Keeps the list and its map in step: which home's card is pointed at, and which home's pin was pressed. Outside of
 * React's tree, because the map is a late part and each card should only follow its own home.
 */
import { useSyncExternalStore } from "react";

type Shown = { pointed: string | undefined; marked: string | undefined };

const nothing: Shown = { pointed: undefined, marked: undefined };
let shown = nothing;
const listeners = new Set<() => void>();

function change(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

/** The card under the pointer or with the focus, by its home's slug. */
export function pointAtHome(slug: string | undefined): void {
  change({ pointed: slug });
}

/** The home whose pin was pressed. */
export function markHome(slug: string | undefined): void {
  change({ marked: slug });
}

export function usePointedHome(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown.pointed,
    () => undefined,
  );
}

export function useMarkedHome(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown.marked,
    () => undefined,
  );
}

export function useIsMarked(slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown.marked === slug,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
