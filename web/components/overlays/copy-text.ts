import { showToast } from "./toasts.ts";

/** True when the text is on the clipboard. A browser may refuse; then a toast says so. */
export async function copyText(text: string, refusal: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({ type: "error", title: refusal });
    return false;
  }
}
