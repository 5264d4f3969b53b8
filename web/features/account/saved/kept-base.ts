/** What this device and an account had when they last met, kept on the device. */
type Base = { user: string; ids: readonly string[] };

export function keepBase(key: string, base: Base): void {
  window.localStorage.setItem(key, JSON.stringify(base));
}

export function forgetBase(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage may be blocked. Then there is none.
  }
}

/** The base of this user, and which of the device's homes are theirs: what came from another user is not. */
export function readBase(key: string, user: string, ids: readonly string[]) {
  const kept = readKept(key);
  if (kept.user === user) return { base: kept.ids, own: ids };
  return { base: [], own: ids.filter((id) => !kept.ids.includes(id)) };
}

function readKept(key: string): Base {
  try {
    const { user = "", ids }: Partial<Base> = JSON.parse(window.localStorage.getItem(key) ?? "{}");
    return { user, ids: Array.isArray(ids) ? ids : [] };
  } catch {
    return { user: "", ids: [] };
  }
}
