/** What only the owner knows: marked while it is a sample, shown when it is filled in, left out while it is empty. */
import type { ReactNode } from "react";
import { site } from "../../../../domain/site/site.ts";
import { type SiteDetails, listFilled } from "../../../../domain/site/site-details.ts";
import type { PageContext } from "./page-context.ts";

type OwnersPart = Pick<typeof site, "legalName" | "address" | "phone" | "email"> & {
  isSample: boolean;
  details: SiteDetails;
};

export function createOwnerComponents(
  { language, texts }: Pick<PageContext, "language" | "texts">,
  { isSample, details, ...company }: OwnersPart = site,
) {
  function Company() {
    const { street, district, region, postalCode, country } = company.address;
    return (
      <address className="not-italic">
        <strong>{company.legalName}</strong>
        <br />
        {`${street}, ${district}, ${region} ${postalCode}, ${country}`}
        <br />
        <a href={company.phone.href}>{company.phone.display}</a>,{" "}
        <a href={`mailto:${company.email}`}>{company.email}</a>
        {listFilled(details).map(({ name, value }) => (
          <span key={name} data-detail={name}>
            <br />
            {name === "sampleContract" ? (
              <a href={value}>{texts.details[name]}</a>
            ) : (
              `${texts.details[name]}: ${value}`
            )}
          </span>
        ))}
      </address>
    );
  }

  function People() {
    if (details.people.length === 0) return null;
    return (
      <ul className="people">
        {details.people.map(({ name, role, portrait }) => (
          <li key={name}>
            <img src={portrait} alt="" loading="lazy" width="160" height="160" />
            <strong>{name}</strong>
            <span lang={role[language] ? undefined : "en"}>{role[language] ?? role.en}</span>
          </li>
        ))}
      </ul>
    );
  }

  /** Around a passage that nobody but the owner can confirm. */
  function Sample({ children }: { children: ReactNode }) {
    if (!isSample) return children;
    return (
      <div className="sample">
        <p className="sample-note">{texts.sampleText}</p>
        {children}
      </div>
    );
  }

  return { Company, People, Sample };
}
