/** Writes what the office is told about a viewing: in both languages of the administration, to whoever looks after it. */
import { intlTags } from "../../domain/languages/locales.ts";
import { enquiryPath } from "../../domain/leads/enquiry-path.ts";
import { inPattayaForOffice } from "../../domain/places/in-pattaya.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import { type Email, type EmailAddresses, oneLine, reachNames } from "../email/write-email.ts";
import { attachInvitation } from "./attach-invitation.ts";
import type { ToldViewing, ViewingNews } from "./told-letter.ts";

const headlines: Record<ViewingNews, string> = {
  planned: "Viewing planned · นัดเข้าชมแล้ว",
  confirmed: "Viewing confirmed · ยืนยันนัดเข้าชม",
  moved: "Viewing moved · เลื่อนนัดเข้าชม",
  cancelled: "Viewing cancelled · ยกเลิกนัดเข้าชม",
  hold_ended: "A hold has ended unconfirmed · การจองเวลาหมดอายุ ไม่มีการยืนยัน",
  // Within the next day, which may still be today.
  reminder: "A viewing is near · ใกล้ถึงเวลานัดเข้าชม",
};
const givenUp = "The visitor gave up the viewing · ผู้ขอเข้าชมยกเลิกนัดเอง";

export async function writeOfficeViewingLetter(
  viewing: ToldViewing,
  addresses: EmailAddresses,
): Promise<Email> {
  const { news, isGivenUp, startsAt, movedFrom, minutes, byVideo, place, home, leadId, reference } = viewing;
  const { officeAddress, siteName, siteUrl } = addresses;
  const name = oneLine(viewing.name);
  const { english, thai } = inPattayaForOffice(startsAt);
  const before = movedFrom && inPattayaForOffice(movedFrom);
  const where = [byVideo && "By video call · วิดีโอคอล", oneLine(place)].filter(Boolean).join(" · ");
  const rows: [string, string][] = [
    ["When · เวลา", `${english} · ${thai}, ${minutes} min · นาที`],
    ...(before ? [["Before · เวลาเดิม", `${before.english} · ${before.thai}`] as [string, string]] : []),
    ["Name · ชื่อ", name],
    ...(home ? [["Home · บ้าน", home] as [string, string]] : []),
    ...(where ? [["Where · สถานที่", where] as [string, string]] : []),
    ...(byVideo && !place ? [whomToCall(viewing)] : []),
    ["Reference · เลขอ้างอิง", reference],
  ];
  const parts: EmailPart[] = [
    { kind: "facts", rows },
    { kind: "link", text: "Open this enquiry · เปิดคำสอบถามนี้", url: siteUrl + enquiryPath(leadId) },
  ];
  const subject = `${isGivenUp ? givenUp : headlines[news]}: ${name} – ${reference}`;
  const to = viewing.to ?? officeAddress;
  const title = ["Viewing", name, home].filter(Boolean).join(" · ");
  const laidOut = await layOutEmail({ language: intlTags.en, subject, siteName, siteUrl, parts });
  return { to, subject, ...laidOut, ...attachInvitation(viewing, { title, location: where }, to, addresses) };
}

function whomToCall({ reachBy, phone }: ToldViewing): [name: string, value: string] {
  const way = reachNames[reachBy] ?? reachBy;
  return reachBy === "email"
    ? ["Send the link to the call · ส่งลิงก์วิดีโอคอล", way]
    : ["Call them · โทรหาลูกค้า", phone ? `${way}, ${oneLine(phone)}` : way];
}
