/** The entry for a calendar that goes with a letter about a viewing: the same UID and a rising SEQUENCE (RFC 5546). */
import { writeInvitation } from "../../domain/leads/calendar-file.ts";
import { viewingEvent } from "../../domain/leads/desk/calendar-feed.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import type { ToldViewing } from "./told-letter.ts";

type Told = { title: string; location: string };

/** A viewing that their calendar does not have is not taken out of it. The same row gives the same bytes. */
export function attachInvitation(
  viewing: ToldViewing,
  { title, location }: Told,
  attendee: string,
  { officeAddress, siteName, siteUrl }: EmailAddresses,
): Pick<Email, "attachments"> {
  const { news, isInCalendar, reference } = viewing;
  if (news === "hold_ended" || news === "reminder" || (news === "cancelled" && !isInCalendar)) return {};
  const method = news === "cancelled" ? "CANCEL" : "REQUEST";
  const event = { ...viewingEvent(viewing, siteUrl), title, description: reference, location };
  const file = writeInvitation(event, {
    method,
    organizer: { name: siteName, address: officeAddress },
    attendee,
  });
  const bytes = new TextEncoder().encode(file);
  return {
    attachments: [
      {
        filename: "viewing.ics",
        content: btoa(String.fromCharCode(...bytes)),
        content_type: `text/calendar; charset=utf-8; method=${method}`,
      },
    ],
  };
}
