/** Fills the places that the build left in a text (build/components/owner-components.tsx) with the owner's settings. */
import type { Locale } from "../../domain/languages/locales.ts";
import { phoneLink } from "../../domain/site/phone-link.ts";
import { type DetailName, listFilled } from "../../domain/site/site-details.ts";
import type { Site } from "../../domain/site/site.ts";
import { escapeHtml, unescapeHtml } from "../../domain/texts/escape-html.ts";

const place = /<div data-owner="(company|people)"(?: data-labels="([^"]*)")?><\/div>/g;

export function fillOwnerPlaces(html: string, site: Site, language: Locale): string {
  return html.replaceAll(place, (_place, kind: string, labels: string | undefined) =>
    kind === "people"
      ? writePeople(site, language)
      : writeCompany(site, JSON.parse(unescapeHtml(labels ?? "{}")) as Record<DetailName, string>),
  );
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
    const picture = portrait
      ? `<img src="${escapeHtml(portrait)}" alt="" loading="lazy" width="160" height="160"/>`
      : "";
    const own = role[language];
    const shown = own ? `<span>${escapeHtml(own)}</span>` : `<span lang="en">${escapeHtml(role.en)}</span>`;
    return `<li>${picture}<strong>${escapeHtml(name)}</strong>${shown}</li>`;
  });
  return `<ul class="people">${items.join("")}</ul>`;
}
