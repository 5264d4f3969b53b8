/**
 * What the files invent about the business. Each value is a sample until it differs from its default, so saving a new
 * phone number says nothing about the messengers beside it.
 */
import { type SectionName, type Site, defaultSite } from "./site.ts";

type Details = Pick<Site, "business" | "contact" | "rates">;
type Values = (site: Details) => readonly unknown[];

/**
 * By section and name. An address is known by its street, since the region may be right, and rates by their source.
 * Hours hold nothing: they may be right as they are, and saving their section is the owner's word.
 */
const invented = {
  business: {
    name: ({ business }) => [business.name],
    legalName: ({ business }) => [business.legalName],
    address: ({ business }) => [business.address.street],
    location: ({ business }) => [JSON.stringify(business.location)],
  },
  contact: {
    phone: ({ contact }) => [contact.phone],
    email: ({ contact }) => [contact.email],
    messengers: ({ contact }) => Object.values(contact.messengers),
  },
  hours: { officeHours: () => [] },
  rates: { exchangeRates: ({ rates }) => [rates.source] },
} as const satisfies Partial<Record<SectionName, Record<string, Values>>>;

export type Sampled = { section: keyof typeof invented; what: string; isSample: boolean };

/** `saved` are the sections that an owner has saved and that can be read. */
export function judgeSamples(site: Details, saved: ReadonlySet<SectionName>): Sampled[] {
  return (Object.keys(invented) as (keyof typeof invented)[]).flatMap((section) =>
    Object.entries<Values>(invented[section]).map(([what, valuesOf]) => {
      const shipped = valuesOf(defaultSite);
      const isKept = valuesOf(site).some((value, index) => value === shipped[index]);
      return { section, what, isSample: isKept || !saved.has(section) };
    }),
  );
}

/** A visitor would call, write or travel to somebody else. A name and rates lead nobody astray. */
export function misleads({ section, what, isSample }: Sampled): boolean {
  return isSample && section !== "rates" && what !== "name";
}
