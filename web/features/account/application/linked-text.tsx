/** Words that somebody typed, with their line breaks. Only addresses of our own site become links. */
import { textLinkStyles } from "../../../components/controls/button-styles.ts";

export function LinkedText({ text }: { text: string }) {
  // Every second part is an address.
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) =>
        index % 2 === 1 && isOurs(part) ? (
          <a key={index} href={part} className={textLinkStyles}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function isOurs(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === window.location.origin;
}
