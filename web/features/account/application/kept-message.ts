/** What somebody writes to the office stays in the tab until it is sent, so a reload or a look at a home loses nothing. */
const keyOf = (reference: string) => `message ${reference}`;

export function readMessage(reference: string): string {
  try {
    return sessionStorage.getItem(keyOf(reference)) ?? "";
  } catch {
    return "";
  }
}

export function keepMessage(reference: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(reference), text);
    else sessionStorage.removeItem(keyOf(reference));
  } catch {
    // Storage may be blocked or full. The form works without it.
  }
}
