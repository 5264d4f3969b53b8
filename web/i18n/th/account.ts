import type { Translated } from "../translated.ts";
import type { account as english } from "../en/account.ts";

export const account: Translated<typeof english> = {
  title: "เข้าสู่ระบบ",
  email: "อีเมล",
  password: "รหัสผ่าน",
  submit: "เข้าสู่ระบบ",
  signOut: "ออกจากระบบ",
  signedInAs: "เข้าสู่ระบบในชื่อ {{email}}",
  wrong: "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
  failed: "เข้าสู่ระบบไม่สำเร็จ โปรดลองอีกครั้ง",
  needsScript: "การเข้าสู่ระบบต้องใช้ JavaScript",
  needSignIn: "โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ",
  notAdmin: "หน้านี้สำหรับผู้ดูแลระบบเท่านั้น",
  administration: "ระบบจัดการ",
  yourAccount: "บัญชีของคุณ",
  editThisHome: "แก้ไขประกาศนี้",
};
