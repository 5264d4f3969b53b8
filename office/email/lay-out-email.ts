/**
 * Turns the parts of an email into its plain text and its HTML. The HTML loads nothing but the logo and the pictures of
 * homes, whose addresses are the same for everybody, so readers are not tracked.
 */
import { html } from "hono/html";

export type EmailPart =
  | { kind: "paragraph"; text: string }
  /** A paragraph that keeps its line breaks. */
  | { kind: "lines"; text: string }
  | { kind: "facts"; rows: [name: string, value: string][] }
  /** Words that a visitor typed, with their line breaks. */
  | { kind: "quote"; text: string }
  | { kind: "link"; text: string; url: string }
  /** A home: what is said of it, line by line, and where it is. */
  | {
      kind: "home";
      news: string;
      title: string;
      lines: string[];
      picture?: string | undefined;
      see: string;
      url?: string;
    };

const quoteStyle = "margin:16px 0;padding-left:16px;border-left:3px solid;white-space:pre-wrap";

const pictureStyle = "display:block;width:100%;max-width:560px;height:auto;border-radius:8px";

/** On the site's own dark: a logo may have light letters. */
const logoStyle = "margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#0f1620;color:#f3efe7";

type Layout = {
  language: string;
  colon?: string;
  subject: string;
  siteName: string;
  /** The owner's, below `siteUrl`. Letters without one name the business in words alone. */
  logo?: string | undefined;
  siteUrl: string;
  parts: EmailPart[];
};

export async function layOutEmail(layout: Layout) {
  const { language, colon = ": ", subject, siteName, logo, siteUrl, parts } = layout;
  const text = [...parts.map((part) => toText(part, colon)), `${siteName}\n${siteUrl}`].join("\n\n");
  const page = await html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
        <main style="max-width:560px;margin:0 auto">
          ${
            logo &&
            html`<p style="${logoStyle}">
              <img src="${siteUrl}${logo}" alt="${siteName}" height="48" style="max-width:100%" />
            </p>`
          }
          ${parts.map(toHtml)}
          <p><a href="${siteUrl}">${siteName}</a></p>
        </main>
      </body>
    </html>`;
  return { text, html: page.toString() };
}

function toText(part: EmailPart, colon: string): string {
  switch (part.kind) {
    case "paragraph":
    case "lines":
    case "quote":
      return part.text;
    case "facts":
      return part.rows.map(([name, value]) => name + colon + value).join("\n");
    case "link":
      return part.text + colon + part.url;
    case "home":
      return [
        `${part.news}${colon}${part.title}`,
        ...part.lines,
        ...(part.url ? [part.see + colon + part.url] : []),
      ].join("\n");
  }
}

function toHtml(part: EmailPart) {
  switch (part.kind) {
    case "paragraph":
      return html`<p>${part.text}</p>`;
    case "lines":
      return html`<p style="white-space:pre-wrap">${part.text}</p>`;
    case "quote":
      return html`<blockquote style="${quoteStyle}">${part.text}</blockquote>`;
    case "facts":
      return html`<table style="border-collapse:collapse">
        ${part.rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row" style="padding:2px 16px 2px 0;text-align:left;vertical-align:top">${name}</th>
              <td style="padding:2px 0;vertical-align:top">${value}</td>
            </tr>`,
        )}
      </table>`;
    case "link":
      return html`<p><a href="${part.url}">${part.text}</a></p>`;
    case "home":
      return html`<div style="margin:24px 0">
        ${part.picture && html`<img src="${part.picture}" alt="" width="560" style="${pictureStyle}" />`}
        <p style="margin:8px 0 0;font-size:14px">${part.news}</p>
        <h2 style="margin:0;font-size:18px">
          ${part.url ? html`<a href="${part.url}">${part.title}</a>` : part.title}
        </h2>
        ${part.lines.map((line) => html`<p style="margin:4px 0 0">${line}</p>`)}
      </div>`;
  }
}
