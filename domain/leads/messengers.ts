/** Links that open a messenger with a prepared message. Only the visitor can send it. */
export const messengers = ["whatsapp", "line", "telegram"] as const;
export type Messenger = (typeof messengers)[number];

export function messengerLink(messenger: Messenger, account: string, message: string): string {
  const text = encodeURIComponent(message);
  const links: Record<Messenger, string> = {
    whatsapp: `https://wa.me/${account}?text=${text}`,
    line: `https://line.me/R/oaMessage/${encodeURIComponent(`@${account}`)}/?${text}`,
    telegram: `https://t.me/${account}?text=${text}`,
  };
  return links[messenger];
}
