/** The viewing as a calendar file. It is a data URL, so it needs neither JavaScript nor the server. */
import { CalendarPlus } from "lucide-react";
import { writeCalendarFile } from "../../../../domain/leads/calendar-file.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { buttonStyles } from "../../../components/controls/button-styles.ts";

const viewingMinutes = 60;

type CalendarLinkProps = { reference: string; at: Date; label: string; title: string };

export function CalendarLink({ reference, at, label, title }: CalendarLinkProps) {
  const { business, contact } = useSite();
  const { street, region, country } = business.address;
  const file = writeCalendarFile(
    {
      id: `${reference}@${contact.email.split("@")[1]}`,
      starts: at,
      minutes: viewingMinutes,
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
