/** Whether letters work as shortcuts, kept in this browser. */
const storageKey = "admin-keys";

export function readKeySetting(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function storeKeySetting(isOn: boolean): void {
  try {
    window.localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}
