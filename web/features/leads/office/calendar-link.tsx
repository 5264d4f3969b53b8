/** The viewing as a calendar file. It is a data URL, so it needs neither JavaScript nor the server. */
import { CalendarPlus } from "lucide-react";
import { writeCalendarFile } from "../../../../domain/leads/calendar-file.ts";
import { slotMinutes } from "../../../../domain/leads/viewing-slots.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { buttonStyles } from "../../../components/controls/button-styles.ts";

type CalendarLinkProps = { reference: string; at: Date; label: string; title: string };

export function CalendarLink({ reference, at, label, title }: CalendarLinkProps) {
  const { street, region, country } = useSite().business.address;
  const file = writeCalendarFile(
    {
      // The same each time, so that a calendar takes a second download as the same appointment.
      id: `${reference}@viewings`,
      starts: at,
      minutes: slotMinutes,
      title,
      description: reference,
      location: `${street}, ${region}, ${country}`,
    },
    // The current time would differ between server and browser; the appointment's time does not.
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
