/** What is known about who owns the home: every fact is verified, claimed or unknown, and says which. */
import { BadgeCheck, CircleHelp, MessageSquareQuote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../../domain/format-fact.ts";
import type { Property } from "../../../domain/listing.ts";
import { type Certainty, ownershipFacts } from "../../../domain/ownership.ts";
import { Badge } from "../../components/badge.tsx";
import { useLocale } from "../../use-locale.ts";

const looks = {
  verified: { tone: "gold", Icon: BadgeCheck },
  claimed: { tone: "sea", Icon: MessageSquareQuote },
  unknown: { tone: "quiet", Icon: CircleHelp },
} as const satisfies Record<Certainty, unknown>;

export function OwnershipSheet({ property }: { property: Property }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isCondo = property.type.startsWith("condo");
  const facts = ownershipFacts.filter(
    (fact) => isCondo || (fact !== "foreign-quota" && fact !== "no-unpaid-fees"),
  );
  return (
    <section aria-labelledby="ownership">
      <h2 id="ownership" className="mb-3 text-2xl">
        {t("property.ownership.title")}
      </h2>
      <p className="mb-5 max-w-measure text-quiet">{t("property.ownership.text")}</p>
      <ul>
        {facts.map((fact) => {
          const certainty = property.ownership[fact];
          const { tone, Icon } = looks[certainty];
          return (
            <li key={fact} className="flex items-center justify-between gap-4 border-b border-line py-3">
              <span>{t(`property.ownership.${fact}`)}</span>
              <Badge tone={tone} className="shrink-0">
                <Icon aria-hidden="true" className="size-3.5" />
                {t(`property.ownership.${certainty}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-quiet">
        {property.lastVerifiedOn
          ? t("property.ownership.lastVerified", { date: formatDay(property.lastVerifiedOn, locale) })
          : t("property.ownership.neverVerified")}
      </p>
    </section>
  );
}
