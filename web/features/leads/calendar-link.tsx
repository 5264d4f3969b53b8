/** The viewing as a file for the visitor's calendar: made on the spot, so it needs neither script nor server. */
import { CalendarPlus } from "lucide-react";
import { writeCalendarFile } from "../../../domain/calendar-file.ts";
import { site } from "../../../domain/site.ts";
import { buttonStyles } from "../../components/button-styles.ts";

const viewingMinutes = 60;

type CalendarLinkProps = { reference: string; at: Date; label: string; title: string };

export function CalendarLink({ reference, at, label, title }: CalendarLinkProps) {
  const file = writeCalendarFile(
    {
      id: `${reference}@${site.email.split("@")[1]}`,
      starts: at,
      minutes: viewingMinutes,
      title,
      description: reference,
      location: `${site.address.street}, ${site.address.region}, ${site.address.country}`,
    },
    // The request's own time would differ between server and browser; the appointment's does not.
    at,
  );
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${reference}.ics`}
      className={buttonStyles.quiet}
    >
      <CalendarPlus aria-hidden="true" className="size-5" />
      {label}
    </a>
  );
}
