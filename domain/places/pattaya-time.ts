/** Pattaya's clock: seven hours ahead of UTC, all year. */

export const pattayaZone = "Asia/Bangkok";
export const pattayaOffsetMs = 7 * 3_600_000;

/** The instant of `2026-12-01T10:00` in Pattaya. Undefined for text that is not a time. */
export function pattayaInstant(local: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined;
  const instant = new Date(`${local}:00+07:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The day in Pattaya, such as `2026-12-01`. */
export function pattayaDay(instant: Date): string {
  return new Date(instant.getTime() + pattayaOffsetMs).toISOString().slice(0, 10);
}
