/** What emails about an account have in common: when it was, and the way to end all its sessions. */
import type { EmailPart } from "../email/lay-out-email.ts";

/** In both languages of the administration, because we do not know which one the admin reads. */
export function inPattaya(at: Date): { english: string; thai: string } {
  const format = (tag: string) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: "long",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone: "Asia/Bangkok",
    }).format(at);
  return { english: `${format("en-GB")} (Pattaya time)`, thai: `${format("th-TH")} (เวลาพัทยา)` };
}

export function waysOut(siteUrl: string): EmailPart[] {
  return [
    {
      kind: "paragraph",
      text: "If you did not expect this, sign out everywhere, choose a new password and tell an owner.",
    },
    {
      kind: "paragraph",
      text: "หากคุณไม่ทราบเรื่องนี้มาก่อน โปรดออกจากระบบทุกที่ ตั้งรหัสผ่านใหม่ และแจ้งเจ้าของระบบ",
    },
    { kind: "link", text: "Sign out everywhere · ออกจากระบบทุกที่", url: `${siteUrl}/account#security` },
  ];
}
