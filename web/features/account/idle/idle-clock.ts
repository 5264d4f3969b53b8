/** When the administration was last used in this browser: kept with the session, shared by all tabs. */

/**
 * Long enough for a viewing on the phone or a long letter beside the screen, short enough for a laptop left in a café.
 */
export const idleLimitMs = 30 * 60_000;

/** A key press writes at most this often. */
const writeEveryMs = 5_000;
export const activityKey = "admin-activity";

type Kept = Pick<Storage, "getItem" | "setItem">;
export type IdleClock = ReturnType<typeof openIdleClock>;

/** A new session starts its own clock and ignores the time of an earlier one. */
export function openIdleClock(kept: Kept, session: string, startedAt: number) {
  /** Where storage is forbidden, each tab counts by itself. */
  let own = startedAt;
  const read = () => {
    const [of, at] = tryTo(() => kept.getItem(activityKey))?.split(" ") ?? [];
    return of === session && Number.isFinite(Number(at)) ? Number(at) : own;
  };
  const write = (at: number) => {
    own = at;
    tryTo(() => kept.setItem(activityKey, `${session} ${at}`));
  };
  const isLocked = (now: number) => now - read() >= idleLimitMs;
  const note = (now: number) => {
    if (!isLocked(now) && now - read() >= writeEveryMs) write(now);
  };
  if (tryTo(() => kept.getItem(activityKey))?.split(" ")[0] !== session) write(startedAt);
  return {
    isLocked,
    /** Notes an activity. After the limit it changes nothing: only the password unlocks. */
    note,
    /** The password was right. */
    restart: write,
  };
}

function tryTo<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
