/** Fills the places that the build left in a text (domain/texts/articles/write-inline.ts and render-article.ts) with the owner's settings. */
import { formatMonths, formatPercent } from "../../domain/facts/format-fact.ts";
import { type UpgradeTerms, whatCarriesOver } from "../../domain/finance/carry-over.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { Faq } from "../../domain/site/article.ts";
import { mediaFiles } from "../../domain/media/media-address.ts";
import { initialsOf } from "../../domain/site/initials.ts";
import { phoneLink } from "../../domain/site/phone-link.ts";
import { type DetailName, listFilled } from "../../domain/site/site-details.ts";
import type { Site } from "../../domain/site/site.ts";
import { escapeHtml, unescapeHtml } from "../../domain/texts/escape-html.ts";
import { plainText } from "../../domain/texts/plain-text.ts";

const place = /<div data-owner="(company|people)"(?: data-labels="([^"]*)")?><\/div>/g;
const months = /<span class="fact" data-owner="upgrade-(months|number)">[^<]*<\/span>/g;
const clause = /<span data-owner="carries" data-share="([^"]*)" data-instalments="([^"]*)">([^<]*)<\/span>/g;
/** It holds no other <div>. */
const onlyIfAll = /<div data-owner="if-all-carries">(.*?)<\/div>/gs;

export function fillOwnerPlaces(html: string, site: Site, language: Locale): string {
  const filled = html.replaceAll(place, (_place, kind: string, labels: string | undefined) =>
    kind === "people"
      ? writePeople(site, language)
      : writeCompany(site, JSON.parse(unescapeHtml(labels ?? "{}")) as Record<DetailName, string>),
  );
  return fillUpgradePlaces(filled, site.terms.upgrade, language);
}

/** The questions as the page and its structured data say them. */
export function fillFaq(faq: Faq, site: Site): Faq {
  const groups = faq.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => {
      const html = fillOwnerPlaces(question.html, site, faq.language);
      return html === question.html ? question : { ...question, html, text: plainText(html) };
    }),
  }));
  return { ...faq, groups };
}

function fillUpgradePlaces(html: string, upgrade: UpgradeTerms, language: Locale): string {
  const { upgradeAfterMonths: count } = upgrade;
  const percent = formatPercent(upgrade.carryOverPercent, language);
  const kind = whatCarriesOver(upgrade);
  return html
    .replaceAll(months, (_place, form: string) => {
      const amount = form === "number" ? String(count) : formatMonths(count, language);
      return `<span class="fact">${amount}</span>`;
    })
    .replaceAll(clause, (_place, share: string, instalments: string, all: string) =>
      ({ all, share, instalments })[kind].replace("{{percent}}", percent),
    )
    .replaceAll(onlyIfAll, (_place, example: string) => (kind === "all" ? example : ""));
}

function writeCompany({ business, contact, registration }: Site, labels: Record<DetailName, string>): string {
  const { street, district, region, postalCode, country } = business.address;
  const details = listFilled(registration).map(({ name, value }) => {
    const detail =
      name === "sampleContract"
        ? `<a href="${escapeHtml(value)}">${escapeHtml(labels[name])}</a>`
        : `${escapeHtml(labels[name])}: ${escapeHtml(value)}`;
    return `<span data-detail="${name}"><br/>${detail}</span>`;
  });
  const address = `${street}, ${district}, ${region} ${postalCode}, ${country}`;
  const phone = `<a href="${escapeHtml(phoneLink(contact.phone))}">${escapeHtml(contact.phone)}</a>`;
  const email = `<a href="mailto:${escapeHtml(contact.email)}">${escapeHtml(contact.email)}</a>`;
  const lines = `<strong>${escapeHtml(business.legalName)}</strong><br/>${escapeHtml(address)}<br/>${phone}, ${email}`;
  return `<address class="not-italic">${lines}${details.join("")}</address>`;
}

function writePeople({ people: { people } }: Site, language: Locale): string {
  if (people.length === 0) return "";
  const items = people.map(({ name, role, portrait }) => {
    const own = role[language];
    const shown = own ? `<span>${escapeHtml(own)}</span>` : `<span lang="en">${escapeHtml(role.en)}</span>`;
    return `<li>${writePortrait(name, portrait)}<strong>${escapeHtml(name)}</strong>${shown}</li>`;
  });
  return `<ul class="people">${items.join("")}</ul>`;
}

function writePortrait(name: string, portrait: string): string {
  if (portrait === "") {
    return `<span class="initials" aria-hidden="true">${escapeHtml(initialsOf(name))}</span>`;
  }
  const media = mediaFiles(portrait);
  const focus = media?.position ? ` style="object-position:${media.position}"` : "";
  const file = escapeHtml(media?.file ?? portrait);
  const image = `<img src="${file}" alt="" loading="lazy" width="160" height="160"${focus}/>`;
  if (!media) return image;
  return `<picture><source type="image/avif" srcset="${escapeHtml(media.avif)}" sizes="10rem"/>${image}</picture>`;
}
