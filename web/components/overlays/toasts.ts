/**
 * `showToast` from anywhere in the browser. The toast area itself is loaded with the first toast, so that no
 * first view pays for it; what is shown before it stands waits here.
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
let wake: (() => void) | undefined;
const waiting: Toast[] = [];

export function showToast(toast: Toast): void {
  if (receive) receive(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
}

/** The layout's call: `onFirst` loads the toast area. */
export function onFirstToast(onFirst: () => void): () => void {
  wake = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    wake = undefined;
  };
}

/** The toast area's call: it receives what waited and what comes. */
export function receiveToasts(receiver: Receiver): () => void {
  receive = receiver;
  for (const toast of waiting.splice(0)) receiver(toast);
  return () => {
    receive = undefined;
  };
}
