/**
 * Where our letters about homes lead. Each link carries a pass for its reader: it shows that somebody has read a letter
 * of ours, and stops the letters, or changes how often they come. It never shows the address.
 */
import type { Locale } from "../languages/locales.ts";
import type { AlertChange } from "./alert-choices.ts";
import { isValidPass, writePass } from "../leads/letter-pass.ts";

/** Longer than a reader may leave our letters unread, so that any letter can still stop them. */
const passHours = 400 * 24;

export type AlertLink = { reader: string; pass: string };

export const alertsPage = "/alerts";
export const yourAlertsPage = "/alerts/yours";

export async function writeAlertLink(key: string, reader: string, now: Date): Promise<AlertLink> {
  return { reader, pass: await writePass(key, { kind: "alerts", name: reader }, passHours, now) };
}

export function isValidAlertLink(key: string, { reader, pass }: AlertLink, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "alerts", name: reader }, pass, now);
}

/** `done`: the button that was pressed there. */
export function yourAlertsPath(link: AlertLink, done?: AlertChange): string {
  return `${yourAlertsPage}?${new URLSearchParams({ ...link, ...(done && { done }) })}`;
}

/** Notes that the letter was read and leads on to a page of ours. */
export function openedPath(link: AlertLink, to: string): string {
  return `/api/alerts/open?${new URLSearchParams({ ...link, to })}`;
}

/** RFC 8058: a mail program's own button posts here. */
export function stopPath(link: AlertLink, locale: Locale): string {
  return `/api/alerts/stop?${new URLSearchParams({ ...link, locale })}`;
}
