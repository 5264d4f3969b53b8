/**
 * Sets a slider as it was moved before the scripts ran, or as it was left in another language of its page. The values
 * are kept for as long as the tab.
 */
import { splitLocale } from "../../../domain/languages/locales.ts";

const storageKey = "carried-sliders";
const sliders = () => [...document.querySelectorAll<HTMLInputElement>("#main input[type=range]")];
const nameOf = (index: number) => `${splitLocale(location.pathname).path} ${index}`;

/** Called before the page is left for the same page in another language. */
export function carrySliders(): void {
  const values = sliders().map(({ value }, index) => [nameOf(index), value]);
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(values)));
}

/** A ref of a slider. React hears of a value from before as of a movement. A carried one serves once. */
export function restoreSlider(slider: HTMLInputElement | null): void {
  if (!slider) return;
  const { value: early } = slider;
  // Through React, which took the early value for its own. It is rounded to a step, as the early one is.
  slider.value = slider.defaultValue;
  const isMoved = slider.value !== early;
  queueMicrotask(() => {
    const value = readCarried(slider);
    if (isMoved) move(slider, early);
    else if (value !== undefined) move(slider, value);
  });
}

function move(slider: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

function readCarried(slider: HTMLInputElement): string | undefined {
  try {
    const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const { [nameOf(sliders().indexOf(slider))]: value, ...others } = kept;
    if (value !== undefined) sessionStorage.setItem(storageKey, JSON.stringify(others));
    return value;
  } catch {
    // Storage may be forbidden. The slider then begins anew.
    return undefined;
  }
}
