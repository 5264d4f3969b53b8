/** Addresses that open a messenger or a mail program with the text filled in. */
import type { LeadHead } from "../../../../domain/leads/desk/lead-details.ts";
import type { Draft } from "./draft-saver.ts";

type ReplyLink = { name: "whatsapp" | "line" | "telegram" | "mail"; address: string };
type Reached = Pick<LeadHead, "email" | "phone">;

export function replyLinks({ email, phone }: Reached, { subject, body }: Draft): ReplyLink[] {
  const text = encodeURIComponent(body);
  const links: ReplyLink[] = [];
  // WhatsApp takes only numbers in the international form, without "+".
  if (phone && /^\+\d+$/.test(phone))
    links.push({ name: "whatsapp", address: `https://wa.me/${phone.slice(1)}?text=${text}` });
  // LINE lets the admin choose the person.
  links.push({ name: "line", address: `https://line.me/R/share?text=${text}` });
  links.push({ name: "telegram", address: `https://t.me/share/url?url=${text}` });
  if (email) {
    const address = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${text.replaceAll("%0A", "%0D%0A")}`;
    links.push({ name: "mail", address });
  }
  return links;
}
