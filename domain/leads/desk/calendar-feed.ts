/** Viewings as an iCalendar feed (RFC 5545). UID and SEQUENCE come from the row, so that calendars follow each change. */
import { type EventStatus, writeEvents } from "../calendar-file.ts";
import { enquiryPath } from "../enquiry-path.ts";
import type { ViewingStatus } from "./lead-states.ts";

export type FeedViewing = {
  uid: string;
  sequence: number;
  startsAt: string;
  minutes: number;
  byVideo: boolean;
  place: string;
  status: ViewingStatus;
  updatedAt: string;
  name: string;
  reference: string;
  leadId: string;
  listing: string | null;
};

const statuses: Record<ViewingStatus, EventStatus> = {
  asked: "TENTATIVE",
  held: "TENTATIVE",
  planned: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  missed: "CONFIRMED",
  cancelled: "CANCELLED",
};

type ViewingRow = Pick<FeedViewing, "uid" | "sequence" | "status" | "updatedAt" | "startsAt" | "minutes">;

/** The same event in a feed and in a letter. */
export function viewingEvent(viewing: ViewingRow, siteUrl: string) {
  return {
    id: `${viewing.uid}@${new URL(siteUrl).host}`,
    sequence: viewing.sequence,
    status: statuses[viewing.status],
    stamp: new Date(viewing.updatedAt),
    starts: new Date(viewing.startsAt),
    minutes: viewing.minutes,
  };
}

export function writeCalendarFeed(viewings: readonly FeedViewing[], siteUrl: string): string {
  return writeEvents(
    viewings.map((viewing) => ({
      ...viewingEvent(viewing, siteUrl),
      title: [viewing.byVideo ? "Video viewing" : "Viewing", viewing.name, viewing.listing]
        .filter(Boolean)
        .join(" · "),
      description: `${viewing.reference}\n${siteUrl}${enquiryPath(viewing.leadId)}`,
      location: viewing.place,
    })),
  );
}
