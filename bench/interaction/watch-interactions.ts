/** How long the page takes to show what a tap or a key does: the browser's own Event Timing, as for INP. */
import type { Page } from "playwright";

/** `waited` until the page began, `worked` while it handled the event, the rest until the next frame was shown. */
export type Interaction = { event: string; total: number; waited: number; worked: number };

/** What is shorter is not reported by the browser. */
export const shortest = 16;

declare global {
  interface Window {
    interactions: Interaction[];
  }
}

/** Call it before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactions = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        window.interactions.push({
          event: entry.name,
          total: entry.duration,
          waited: entry.processingStart - entry.startTime,
          worked: entry.processingEnd - entry.processingStart,
        });
      }
    });
    const options = { type: "event", durationThreshold, buffered: true };
    observer.observe(options as PerformanceObserverInit);
  }, shortest);
}

/** The longest of what happened since the last call, or undefined if all was too short to report. */
export async function takeLongest(page: Page): Promise<Interaction | undefined> {
  const all = await page.evaluate(() => window.interactions.splice(0));
  return all.toSorted((one, other) => other.total - one.total)[0];
}
