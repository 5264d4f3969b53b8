/** What emails about an account have in common: the way to end all its sessions. */
import type { EmailPart } from "../email/lay-out-email.ts";

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
