/** Moves fingers over a phone's screen, as Playwright's taps cannot. */
import type { Page } from "@playwright/test";

type Place = readonly [x: number, y: number];
type Way = { from: Place; to: Place };

const steps = 12;

/** All of them at once, in steps. */
export async function moveFingers(page: Page, ...fingers: Way[]): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  const at = (step: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * step) / steps,
      y: from[1] + ((to[1] - from[1]) * step) / steps,
    }));
  await chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1)
    await chromium.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  await chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await chromium.detach();
}
