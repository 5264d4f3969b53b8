/**
 * Writes to somebody who watches homes: what is new, what costs something else, what is gone. The first letter asks for a
 * press of a button and names nothing that was typed. Each letter can be stopped by the mail program's own button (RFC 8058).
 */
import {
  type AlertLink,
  openedPath,
  stopPath,
  writeAlertLink,
  yourAlertsPath,
} from "../../domain/alerts/alert-link.ts";
import { type Locale, intlTags, localisePath } from "../../domain/languages/locales.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { type EmailPart, layOutEmail } from "../email/lay-out-email.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { describeHome } from "./describe-home.ts";
import type { ToldAlert, ToldHome } from "./told-letter.ts";

export type AlertAddresses = EmailAddresses & { guideLinkKey?: string | undefined };

/** The others are named without it. A mail program cuts a letter that is longer than about 100 KB. */
const homesWithPicture = 12;

type Written = { subject: string; parts: EmailPart[] };

export async function writeAlertLetter(
  { to, locale, news, reader, homes, more }: ToldAlert,
  { guideLinkKey, siteName, logo, siteUrl }: AlertAddresses,
  texts: LetterTexts,
): Promise<Email> {
  if (!guideLinkKey) throw new Error("GUIDE_LINK_KEY is missing, so the letter cannot carry its links");
  const link = await writeAlertLink(guideLinkKey, reader, new Date());
  const yours = siteUrl + localisePath(yourAlertsPath(link), locale);
  const { subject, parts } =
    news === "homes"
      ? writeHomes(homes ?? [], more ?? 0, { link, locale, siteUrl, texts, yours })
      : news === "warning"
        ? writeWarning(yours, texts)
        : writeAsked(yours, texts);
  const laidOut = await layOutEmail({
    language: intlTags[locale],
    colon: texts.colon,
    subject,
    siteName,
    logo,
    siteUrl,
    parts: [
      { kind: "paragraph", text: texts.greeting },
      ...parts,
      ...(news === "asked" ? [] : [{ kind: "link", text: texts.alertChange, url: yours } as const]),
      { kind: "paragraph", text: texts.closing },
    ],
  });
  const headers = {
    "List-Unsubscribe": `<${siteUrl}${stopPath(link, locale)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { to, subject, ...laidOut, headers };
}

function writeAsked(yours: string, texts: LetterTexts): Written {
  return {
    subject: texts.alertAskedSubject,
    parts: [
      { kind: "paragraph", text: texts.alertAsked },
      { kind: "link", text: texts.alertAskedLink, url: yours },
      { kind: "paragraph", text: texts.alertNotYou },
    ],
  };
}

function writeWarning(yours: string, texts: LetterTexts): Written {
  return {
    subject: texts.alertWarningSubject,
    parts: [
      { kind: "paragraph", text: texts.alertWarning },
      { kind: "link", text: texts.alertWarningLink, url: yours },
    ],
  };
}

type Told = { link: AlertLink; locale: Locale; siteUrl: string; texts: LetterTexts; yours: string };

function writeHomes(homes: ToldHome[], more: number, { link, locale, siteUrl, texts, yours }: Told): Written {
  const openedAt = (path: string) => siteUrl + openedPath(link, localisePath(path, locale));
  const parts = homes.map((home, place): EmailPart => {
    const { picture, lines, ...named } = describeHome(home, locale, siteUrl, texts);
    return {
      kind: "home",
      ...named,
      ...(place < homesWithPicture ? { picture, lines } : { lines: [lines.join(" · ")] }),
      see: texts.alertSee,
      ...(home.isPublic && { url: openedAt(`/property/${home.card.slug}`) }),
    };
  });
  if (more > 0) parts.push({ kind: "link", text: texts.alertMore, url: yours });
  const [first, ...others] = homes;
  const subject =
    others.length > 0 || !first
      ? fillLetter(texts.alertManySubject, { count: String(homes.length + more) })
      : { new: texts.alertNewSubject, price: texts.alertPriceSubject, gone: texts.alertGoneSubject }[
          first.news
        ];
  return { subject, parts };
}
