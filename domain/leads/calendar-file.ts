/** Appointments as an iCalendar file (RFC 5545): CRLF, escaped text, lines of at most 75 octets. */

export type Appointment = {
  id: string;
  starts: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
};

/** What a feed says besides, so that a calendar takes a later version of the same event. */
type Version = { sequence: number; status: EventStatus; stamp: Date };
export type EventStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

const longestLineOctets = 75;

export function writeCalendarFile(appointment: Appointment, now: Date): string {
  return writeEvents([{ ...appointment, sequence: 0, status: "TENTATIVE", stamp: now }]);
}

export function writeEvents(events: readonly (Appointment & Version)[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Viewing//EN",
    ...events.flatMap(writeEvent),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent(event: Appointment & Version): string[] {
  const ends = new Date(event.starts.getTime() + event.minutes * 60_000);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.id)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `STATUS:${event.status}`,
    "END:VEVENT",
  ];
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
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
