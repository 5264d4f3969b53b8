/** Tells a person about a new role, in both languages of the administration: we do not know which one they read. */
import type { Role } from "../../domain/rights.ts";
import { inPattayaForOffice } from "../../domain/places/in-pattaya.ts";
import { layOutEmail } from "../email/lay-out-email.ts";
import type { Email } from "../email/write-email.ts";
import { waysOut } from "./account-warning.ts";

const english: Record<Role, string> = { owner: "owner", editor: "editor", agent: "agent" };
const thai: Record<Role, string> = { owner: "เจ้าของ", editor: "บรรณาธิการ", agent: "นายหน้า" };

export async function writeRoleEmail(
  to: string,
  role: Role | null,
  at: Date,
  { siteName, siteUrl }: { siteName: string; siteUrl: string },
): Promise<Email> {
  const subject = `${siteName}: your role · บทบาทของคุณ`;
  const when = inPattayaForOffice(at);
  const texts = role
    ? [
        `Your role in the administration of ${siteName} is now: ${english[role]}.`,
        `บทบาทของคุณในระบบจัดการของ ${siteName} คือ ${thai[role]}`,
      ]
    : [
        `You no longer have a role in the administration of ${siteName}.`,
        `คุณไม่มีบทบาทในระบบจัดการของ ${siteName} แล้ว`,
      ];
  const laidOut = await layOutEmail({
    language: "en",
    subject,
    siteName,
    siteUrl,
    parts: [
      ...texts.map((text) => ({ kind: "paragraph", text }) as const),
      { kind: "paragraph", text: `Changed on ${when.english}. · เปลี่ยนเมื่อ${when.thai}` },
      { kind: "link", text: "Administration · ระบบจัดการ", url: `${siteUrl}/admin` },
      ...waysOut(siteUrl),
    ],
  });
  return { to, subject, ...laidOut };
}
