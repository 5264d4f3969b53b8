/**
 * Emails admins about new devices. It reads Auth's own sessions, so a thief with a password cannot hide a device. An
 * email that could not be sent is tried again at the next tick.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { EmailSettings } from "../email/email-settings.ts";
import { readSender } from "../email/read-sender.ts";
import { sendEmail } from "../email/send-email.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { writeDeviceEmail } from "./device-email.ts";

type NewDevice = { id: string; email: string; device: string; first_seen_at: string };

export async function tellDevices(
  database: BackendClient,
  settings: EmailSettings | undefined,
): Promise<void> {
  const answer = await database.rpc("devices_to_tell");
  const found = unwrap(answer, "find new devices") as NewDevice[] | null;
  if (!settings || !found || found.length === 0) return;
  const site = { ...(await readSender(database)), siteUrl: settings.siteUrl };
  for (const { id, email, device, first_seen_at } of found) {
    try {
      const written = await writeDeviceEmail({ email, device, at: new Date(first_seen_at) }, site);
      await sendEmail(settings.service, written, id);
      const told = { told_at: new Date().toISOString() };
      unwrap(await database.from("admin_devices").update(told).eq("id", id), "note a told device");
    } catch (error) {
      console.error(JSON.stringify({ event: "device_not_told", reason: describeError(error) }));
    }
  }
}
