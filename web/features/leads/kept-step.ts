/** The question of the application that was shown last in this tab. */
const storageKey = "application-step";

export function readStep(): number {
  try {
    const step = Number(sessionStorage.getItem(storageKey));
    return Number.isInteger(step) && step > 0 ? step : 0;
  } catch {
    return 0;
  }
}

export function writeStep(step: number): void {
  try {
    sessionStorage.setItem(storageKey, String(step));
  } catch {
    // Storage may be forbidden. The form then begins with its first question.
  }
}
