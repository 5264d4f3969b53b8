/** Whether this browser keeps a session. It is in every first view, so it only looks and reads nothing. */
export const sessionKey = "session";
/** Told by the client of sign-in, which most pages never load. */
export const sessionChanged = "session-changed";

export function hasKeptSession(): boolean {
  try {
    return window.localStorage.getItem(sessionKey) !== null;
  } catch {
    // Storage may be forbidden: then the client keeps the session for as long as the page is there.
    return true;
  }
}
