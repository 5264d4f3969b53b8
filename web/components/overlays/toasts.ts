/**
 * `showToast` works anywhere in the browser. The toast area is loaded with the first toast, so that no first view
 * pays for it. Until it is there, toasts wait here.
 */
export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export type Toast = {
  type: ToastType;
  title: string;
  text?: string;
  /** A toast of the same key replaces the earlier one: loading becomes success. */
  key?: string;
};

type Receiver = (toast: Toast) => void;

let receive: Receiver | undefined;
let loadArea: (() => void) | undefined;
const waiting: Toast[] = [];

export function showToast(toast: Toast): void {
  if (receive) receive(toast);
  else {
    waiting.push(toast);
    loadArea?.();
  }
}

/** Called by the layout. `onFirst` loads the toast area. */
export function onFirstToast(onFirst: () => void): () => void {
  loadArea = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    loadArea = undefined;
  };
}

/** Called by the toast area, which receives the waiting toasts and all later ones. */
export function receiveToasts(receiver: Receiver): () => void {
  receive = receiver;
  for (const toast of waiting.splice(0)) receiver(toast);
  return () => {
    receive = undefined;
  };
}
