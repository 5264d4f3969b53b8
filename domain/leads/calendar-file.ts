/** An appointment as an iCalendar file (RFC 5545): CRLF, escaped text, lines of at most 75 octets. */

export type Appointment = {
  id: string;
  starts: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
};

const longestLineOctets = 75;

export function writeCalendarFile(appointment: Appointment, now: Date): string {
  const { id, starts, minutes, title, description, location } = appointment;
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Viewing//EN",
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
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
