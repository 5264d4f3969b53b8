/** Tells an admin of a sign-in from a kind of device that they had not used before. */
import { inPattayaForOffice } from "../../domain/places/in-pattaya.ts";
import { layOutEmail } from "../email/lay-out-email.ts";
import type { Email } from "../email/write-email.ts";
import { waysOut } from "./account-warning.ts";

type SignIn = { email: string; device: string; at: Date };

export async function writeDeviceEmail(
  { email: to, device, at }: SignIn,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): Promise<Email> {
  const subject = `${siteName}: a new device · อุปกรณ์ใหม่`;
  const { english, thai } = inPattayaForOffice(at);
  const laidOut = await layOutEmail({
    language: "en",
    subject,
    siteName,
    siteUrl,
    parts: [
      {
        kind: "paragraph",
        text: `Somebody signed in to your account at ${siteName} from a new device: ${device}, on ${english}.`,
      },
      {
        kind: "paragraph",
        text: `มีการเข้าสู่ระบบบัญชีของคุณที่ ${siteName} จากอุปกรณ์ใหม่: ${device} เมื่อ${thai}`,
      },
      ...waysOut(siteUrl),
    ],
  });
  return { to, subject, ...laidOut };
}
