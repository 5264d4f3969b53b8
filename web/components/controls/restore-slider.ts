/** Sets a slider as it was left in another language of its page. The values are kept for as long as the tab. */
import { splitLocale } from "../../../domain/languages/locales.ts";

const storageKey = "carried-sliders";
const sliders = () => [...document.querySelectorAll<HTMLInputElement>("#main input[type=range]")];
const nameOf = (index: number) => `${splitLocale(location.pathname).path} ${index}`;

/** Called before the page is left for the same page in another language. */
export function carrySliders(): void {
  const values = sliders().map(({ value }, index) => [nameOf(index), value]);
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(values)));
}

/** A ref of a slider. Each value serves once, and React hears of it as of a movement. */
export function restoreSlider(slider: HTMLInputElement | null): void {
  if (slider) queueMicrotask(() => restore(slider));
}

function restore(slider: HTMLInputElement): void {
  try {
    const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const { [nameOf(sliders().indexOf(slider))]: value, ...others } = kept;
    if (value === undefined) return;
    sessionStorage.setItem(storageKey, JSON.stringify(others));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  } catch {
    // Storage may be forbidden. The slider then begins anew.
  }
}
