/** What this device and the account had when they last met. */
type Base = { user: string; ids: readonly string[] };

export function keepBase(key: string, base: Base): void {
  window.localStorage.setItem(key, JSON.stringify(base));
}

/** The base of another user must not be used for this user's homes. */
export function readBase(key: string, user: string): readonly string[] {
  try {
    const base: Partial<Base> = JSON.parse(window.localStorage.getItem(key) ?? "{}");
    return base.user === user && Array.isArray(base.ids) ? base.ids : [];
  } catch {
    return [];
  }
}
