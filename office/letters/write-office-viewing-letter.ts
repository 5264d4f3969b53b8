/** Writes what the office is told about a viewing: in English, to whoever looks after the enquiry. */
import { intlTags } from "../../domain/languages/locales.ts";
import { enquiryPath } from "../../domain/leads/enquiry-path.ts";
import { inPattaya } from "../email/in-pattaya.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import { type Email, type EmailAddresses, oneLine } from "../email/write-email.ts";
import { attachInvitation } from "./attach-invitation.ts";
import type { ToldViewing, ViewingNews } from "./told-letter.ts";

const headlines: Record<ViewingNews, string> = {
  planned: "Viewing planned",
  confirmed: "Viewing confirmed",
  moved: "Viewing moved",
  cancelled: "Viewing cancelled",
  hold_ended: "A hold has ended unconfirmed",
  reminder: "Viewing tomorrow",
};

export async function writeOfficeViewingLetter(
  viewing: ToldViewing,
  addresses: EmailAddresses,
): Promise<Email> {
  const { news, startsAt, minutes, byVideo, place, home, leadId, reference } = viewing;
  const { officeAddress, siteName, siteUrl } = addresses;
  const name = oneLine(viewing.name);
  const when = `${inPattaya(startsAt, "en")} (Pattaya time)`;
  const where = byVideo ? "By video call" : oneLine(place);
  const rows: [string, string][] = [
    ["When", `${when}, ${minutes} minutes`],
    ["Name", name],
    ...(home ? [["Home", home] as [string, string]] : []),
    ...(where ? [["Where", where] as [string, string]] : []),
    ["Reference", reference],
  ];
  const parts: EmailPart[] = [
    { kind: "facts", rows },
    { kind: "link", text: "Open this enquiry", url: siteUrl + enquiryPath(leadId) },
  ];
  const subject = `${headlines[news]}: ${name} – ${reference}`;
  const to = viewing.to ?? officeAddress;
  const title = ["Viewing", name, home].filter(Boolean).join(" · ");
  const laidOut = await layOutEmail({ language: intlTags.en, subject, siteName, siteUrl, parts });
  return { to, subject, ...laidOut, ...attachInvitation(viewing, { title, location: where }, to, addresses) };
}
