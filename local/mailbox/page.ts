/** The mailbox as a page: plain text with clickable addresses. */
import { html } from "hono/html";
import type { Message } from "./mailbox.ts";

export function writeMailboxPage(messages: Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox of this machine</title>
        <link rel="stylesheet" href="/_local/mailbox/mailbox.css" />
      </head>
      <body>
        <h1>Mailbox of this machine</h1>
        <p>No message leaves this computer. Emails and text messages appear here, newest first.</p>
        <form>
          <label>To <input name="to" type="text" /></label>
          <button>Show</button>
        </form>
        ${messages.length === 0 ? html`<p>There is no message.</p>` : messages.map(writeMessage)}
      </body>
    </html>`;
}

function writeMessage({ id, kind, to, subject, text, sent_at }: Message) {
  return html`<article id="message-${id}">
    <h2>${subject || "Text message"}</h2>
    <p class="about">${kind} to ${to}, ${sent_at.toISOString()}</p>
    <pre>${linkAddresses(text)}</pre>
  </article>`;
}

function linkAddresses(text: string) {
  const parts = text.split(/(https?:\/\/[^\s"'<>]+)/);
  return parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

export const mailboxCss = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;background:#101624;color:#e8ecf4}
article{border-top:1px solid #34405a;padding:.5rem 0}h2{font-size:1.1rem;margin:.5rem 0 0}.about{color:#9aa7c0;margin:0}
pre{white-space:pre-wrap;word-break:break-word}a{color:#f0c070}input,button{font:inherit;padding:.25rem .5rem}
`;
