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

/** A mail program cuts a longer letter. */
const shownHomes = 12;

type Written = { subject: string; parts: EmailPart[] };

export async function writeAlertLetter(
  { to, locale, news, reader, homes }: ToldAlert,
  { guideLinkKey, siteName, logo, siteUrl }: AlertAddresses,
  texts: LetterTexts,
): Promise<Email> {
  if (!guideLinkKey) throw new Error("GUIDE_LINK_KEY is missing, so the letter cannot carry its links");
  const link = await writeAlertLink(guideLinkKey, reader, new Date());
  const yours = siteUrl + localisePath(yourAlertsPath(link), locale);
  const { subject, parts } =
    news === "homes"
      ? writeHomes(homes ?? [], { link, locale, siteUrl, texts })
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

type Told = { link: AlertLink; locale: Locale; siteUrl: string; texts: LetterTexts };

function writeHomes(homes: ToldHome[], { link, locale, siteUrl, texts }: Told): Written {
  const openedAt = (path: string) => siteUrl + openedPath(link, localisePath(path, locale));
  const parts = homes.slice(0, shownHomes).map((home): EmailPart => ({
    kind: "home",
    ...describeHome(home, locale, siteUrl, texts),
    see: texts.alertSee,
    ...(home.isPublic && { url: openedAt(`/property/${home.card.slug}`) }),
  }));
  if (homes.length > shownHomes)
    parts.push({ kind: "link", text: texts.alertMore, url: openedAt("/listings") });
  const [first, ...others] = homes;
  const subject =
    others.length > 0 || !first
      ? fillLetter(texts.alertManySubject, { count: String(homes.length) })
      : { new: texts.alertNewSubject, price: texts.alertPriceSubject, gone: texts.alertGoneSubject }[
          first.news
        ];
  return { subject, parts };
}
