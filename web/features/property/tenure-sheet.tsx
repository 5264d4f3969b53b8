/** How a foreign buyer can own a listing that is for sale. */
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { formatFact } from "../../../domain/facts/format-fact.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";
import { useFacts } from "../../visitor/use-facts.ts";
import { useLocale } from "../../visitor/use-locale.ts";

const rights = ["lease", "building", "superficies", "usufruct"] as const;

export function TenureSheet({ property }: { property: Property }) {
  const { t } = useTranslation("ownership");
  return (
    <section aria-labelledby="tenure">
      <h2 id="tenure" className="mb-3 text-2xl">
        {t("tenure.title")}
      </h2>
      {isHouse(property.type) ? <HouseRights {...property} /> : <UnitRights {...property} />}
    </section>
  );
}

function UnitRights({ tenure }: Pick<Property, "tenure">) {
  const { t } = useTranslation("ownership");
  const longest = useLongestLease();
  const known = tenure === "foreign-quota" || tenure === "thai-quota" || tenure === "leasehold";
  return <p className="max-w-measure">{t(`tenure.${known ? tenure : "unknown"}`, { years: longest })}</p>;
}

function HouseRights({ tenure }: Pick<Property, "tenure">) {
  const { t } = useTranslation("ownership");
  const locale = useLocale();
  const facts = useFacts();
  const figures = {
    years: useLongestLease(),
    fee: formatFact(findFact(facts, "lease-registration-fee"), locale),
    duty: formatFact(findFact(facts, "lease-stamp-duty"), locale),
  };
  const known = tenure === "leasehold" || tenure === "company" || tenure === "thai-spouse";
  return (
    <>
      <h3 className="mb-1 text-lg">{t("house.offered")}</h3>
      <p className="mb-6 max-w-measure">{t(`house.offer.${known ? tenure : "unknown"}`)}</p>
      <p className="mb-4 max-w-measure text-quiet">{t("house.text")}</p>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {rights.map((right) => (
          <div key={right}>
            <dt className="font-medium">{t(`house.${right}`)}</dt>
            <dd className="text-quiet">{t(`house.${right}Text`, figures)}</dd>
          </div>
        ))}
      </dl>
      <div role="note" className="mt-6 flex gap-3 rounded-card border border-line bg-raised p-4">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-coral" />
        <p>
          <strong className="block">{t("house.nominee")}</strong>
          <span className="text-quiet">{t("house.nomineeText")}</span>
        </p>
      </div>
    </>
  );
}

function useLongestLease(): string {
  return formatFact(findFact(useFacts(), "lease-maximum"), useLocale());
}
