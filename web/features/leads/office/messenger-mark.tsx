/** The marks of the messengers, drawn by us in the colour of the text: a bubble with what each is known by. */
import type { Messenger } from "../../../../domain/leads/messengers.ts";

const bubble = "M12 3.2a8.7 8.7 0 0 0-7.5 13.1L3.2 20.8l4.6-1.2A8.7 8.7 0 1 0 12 3.2Z";

const marks: Record<Messenger, readonly string[]> = {
  // A round bubble with a handset in it.
  whatsapp: [
    bubble,
    "M9.1 8.1c-.9.7-1 2 .1 3.6 1.1 1.7 2.6 3 4.2 3.6 1.3.5 2.2.1 2.6-.9l-1.9-1.2-1 .9c-1.2-.5-2.3-1.5-2.9-2.7l.9-.9-1-2.1c-.3-.4-.7-.5-1-.3Z",
  ],
  // A wide bubble with its tail below, and one line in it.
  line: [
    "M12 3.8c-5 0-9 3.2-9 7.2 0 3.5 3.1 6.5 7.4 7.1l.3 2.9 4.2-3.4C18.5 16.5 21 14 21 11c0-4-4-7.2-9-7.2Z",
    "M8 11h8",
  ],
  // A paper plane.
  telegram: ["M21 4 3 11.2l5.4 2L18 7l-7.4 7.6-.3 5 3-3.4 4 3L21 4Z"],
};

export function MessengerMark({ messenger }: { messenger: Messenger }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-4 shrink-0"
    >
      {marks[messenger].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
