/** Appointments as an iCalendar file (RFC 5545): CRLF, escaped text, lines of at most 75 octets. */
import { pattayaOffsetMs, pattayaZone } from "../places/pattaya-time.ts";

export type Appointment = {
  id: string;
  starts: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
};

/** The extra properties of a feed, so that a calendar accepts a later version of the same event. */
type Version = { sequence: number; status: EventStatus; stamp: Date };
export type EventStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

const longestLineOctets = 75;

/** Pattaya's time zone as in RFC 5545. With it a calendar shows the appointment's own zone beside the reader's. */
const pattayaTimeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${pattayaZone}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0700",
  "TZOFFSETTO:+0700",
  "TZNAME:+07",
  "END:STANDARD",
  "END:VTIMEZONE",
];

export function writeCalendarFile(appointment: Appointment, now: Date): string {
  return writeEvents([{ ...appointment, sequence: 0, status: "TENTATIVE", stamp: now }]);
}

export function writeEvents(events: readonly (Appointment & Version)[]): string {
  return writeFile(events.flatMap((event) => writeEvent(event)));
}

type Invitation = {
  method: "REQUEST" | "CANCEL";
  organizer: { name: string; address: string };
  attendee: string;
};

/** What goes with a letter, so that the reader's calendar takes the event, its changes and its end (RFC 5546). */
export function writeInvitation(
  event: Appointment & Version,
  { method, organizer, attendee }: Invitation,
): string {
  // A quoted parameter has no quotes in it, and neither has an address of ours line breaks.
  const name = organizer.name.replace(/["\r\n]/g, "");
  const people = [
    `ORGANIZER;CN="${name}":mailto:${organizer.address}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee}`,
  ];
  return writeFile(writeEvent(event, people), [`METHOD:${method}`]);
}

function writeFile(events: readonly string[], properties: readonly string[] = []): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Viewing//EN",
    ...properties,
    ...pattayaTimeZone,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent(event: Appointment & Version, people: readonly string[] = []): string[] {
  const ends = new Date(event.starts.getTime() + event.minutes * 60_000);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART;TZID=${pattayaZone}:${inPattaya(event.starts)}`,
    `DTEND;TZID=${pattayaZone}:${inPattaya(ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `STATUS:${event.status}`,
    ...people,
    "END:VEVENT",
  ];
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function inPattaya(instant: Date): string {
  return utc(new Date(instant.getTime() + pattayaOffsetMs)).slice(0, -1);
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Breaks between characters, never inside one; a continued line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
