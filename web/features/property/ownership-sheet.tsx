/** What is known about the ownership. Each fact is marked as verified, claimed or unknown. */
import { BadgeCheck, CircleHelp, MessageSquareQuote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../../domain/languages/format-date.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";
import { type Certainty, isFactOf, ownershipFacts } from "../../../domain/listings/ownership.ts";
import { Badge } from "../../components/badge.tsx";
import { TermTip } from "../../components/overlays/term-tip.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

const looks = {
  verified: { tone: "gold", Icon: BadgeCheck },
  claimed: { tone: "sea", Icon: MessageSquareQuote },
  unknown: { tone: "quiet", Icon: CircleHelp },
} as const satisfies Record<Certainty, unknown>;

export function OwnershipSheet({ property }: { property: Property }) {
  const { t } = useTranslation(["ownership", "property"]);
  const locale = useLocale();
  const facts = ownershipFacts.filter((fact) => isFactOf(fact, isHouse(property.type)));
  return (
    <section aria-labelledby="ownership">
      <h2 id="ownership" className="mb-3 text-2xl">
        {t("ownership:title")}
      </h2>
      <p className="mb-5 max-w-measure text-quiet">{t("ownership:text")}</p>
      <ul>
        {facts.map((fact) => {
          const certainty = property.ownership[fact];
          const { tone, Icon } = looks[certainty];
          return (
            <li key={fact} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
              <span className="grow basis-32">{t(`ownership:${fact}`)}</span>
              <span className="flex shrink-0 items-center gap-2">
                <Badge tone={tone}>
                  <Icon aria-hidden="true" className="size-3.5" />
                  {t(`ownership:${certainty}`)}
                </Badge>
                {certainty === "claimed" && (
                  <TermTip
                    label={t("property:tip.what", { word: t("ownership:claimed") })}
                    text={t("property:tip.claimed")}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-quiet">
        {property.lastVerifiedOn
          ? t("ownership:lastVerified", { date: formatDay(property.lastVerifiedOn, locale) })
          : t("ownership:neverVerified")}
      </p>
    </section>
  );
}
