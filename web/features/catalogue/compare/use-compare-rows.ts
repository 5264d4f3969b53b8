/** What a comparison shows of each home, row by row. A row knows whether the homes differ in it. */
import { useTranslation } from "react-i18next";
import { buildingFees } from "../../../../domain/finance/building-fees.ts";
import { cashToKeys, usualSeller } from "../../../../domain/finance/cash-to-keys.ts";
import { type Satang, buildSchedule, toSatang, totalPaid } from "../../../../domain/finance/finance.ts";
import { planOf } from "../../../../domain/finance/finance-terms.ts";
import { moveInSum } from "../../../../domain/finance/move-in.ts";
import { planOfListing } from "../../../../domain/finance/plan-of-listing.ts";
import { customarySplit } from "../../../../domain/finance/transfer-costs.ts";
import { formatYear, formatDay } from "../../../../domain/languages/format-date.ts";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import type { Property } from "../../../../domain/listings/listing.ts";
import { grossYield, pricePerSquareMeter } from "../../../../domain/listings/measures.ts";
import { readOffer } from "../../../../domain/listings/offer.ts";
import { isFactOf, ownershipFacts } from "../../../../domain/listings/ownership.ts";
import { isHouse } from "../../../../domain/listings/tenure.ts";
import { type PlaceSlug, distancesFrom, shownKilometres } from "../../../../domain/places/places.ts";
import { useAreaName } from "../../../visitor/use-area-name.ts";
import { useMoveInMonths } from "../../../visitor/use-move-in.ts";
import { useFacts } from "../../../visitor/use-facts.ts";
import { useLand } from "../../../visitor/formats/use-land.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useMoney } from "../../../visitor/use-money.ts";
import { useSite } from "../../../visitor/use-site.ts";

/** Null where there is nothing to say. */
type Value = string | null;
type Row = { key: string; label: string; values: Value[]; isDifferent: boolean };
export type CompareGroup = { key: string; title: string; rows: Row[] };

const comparedPlaces = [
  "central-mall",
  "bangkok-hospital",
  "bali-hai",
  "u-tapao",
  "suvarnabhumi",
] as const satisfies PlaceSlug[];

export function useCompareRows(homes: readonly Property[]): CompareGroup[] {
  const { t } = useTranslation(["compare", "ownership", "homeDetails", "catalogue", "map"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const land = useLand();
  const sums = useSums();
  const row = (key: string, label: string, valueOf: (home: Property) => Value): Row => {
    const values = homes.map(valueOf);
    return { key, label, values, isDifferent: new Set(values).size > 1 };
  };
  const metres = (value: number | null) =>
    value === null ? null : t("catalogue:squareMeters", { value: formatNumber(value, locale) });
  const kilometres = (value: number | undefined) =>
    value === undefined
      ? null
      : t("map:way.kilometres", { value: formatNumber(shownKilometres(value), locale) });
  const near = homes.map(({ location }) => (location ? distancesFrom(location) : []));
  const nearOf = (home: Property) => near[homes.indexOf(home)] ?? [];

  return [
    group("sums", t("compare:sums"), [
      row("price", t("compare:price"), sums.price),
      row("perSquareMeter", t("compare:perSquareMeter"), sums.perSquareMeter),
      row("down", t("compare:down"), sums.down),
      row("monthly", t("compare:monthly"), sums.monthly),
      row("total", t("compare:total"), sums.total),
      row("stopping", t("compare:stopping"), sums.stopping),
      row("cashToKeys", t("compare:cashToKeys"), sums.cashToKeys),
      row("rent", t("compare:rent"), sums.rent),
      row("moveIn", t("compare:moveIn"), sums.moveIn),
      row("grossYield", t("compare:grossYield"), sums.grossYield),
      row("commonFee", t("homeDetails:facts.commonFee"), sums.commonFee),
      row("sinkingFund", t("homeDetails:facts.sinkingFund"), sums.sinkingFund),
    ]),
    group("home", t("homeDetails:keyFacts"), [
      row("status", t("catalogue:statusLabel"), ({ status }) =>
        status.map((one) => t(`catalogue:status.${one}`)).join(", "),
      ),
      row(
        "area",
        t("homeDetails:facts.area"),
        ({ area, address }) => areaName(area) ?? address.city[0] ?? null,
      ),
      row("bedrooms", t("homeDetails:facts.bedrooms"), ({ bedrooms }) =>
        bedrooms === 0 ? t("catalogue:studio") : (bedrooms?.toString() ?? null),
      ),
      row("bathrooms", t("homeDetails:facts.bathrooms"), ({ bathrooms }) => bathrooms?.toString() ?? null),
      row("size", t("homeDetails:facts.size"), ({ squareMeters }) => metres(squareMeters)),
      row("land", t("homeDetails:facts.land"), ({ landSquareMeters }) =>
        landSquareMeters === null ? null : land(landSquareMeters),
      ),
      row("built", t("homeDetails:facts.built"), ({ yearBuilt }) =>
        yearBuilt === null ? null : formatYear(yearBuilt, locale),
      ),
    ]),
    group("passport", t("ownership:title"), [
      row("tenure", t("catalogue:tenureLabel"), (home) =>
        readOffer(home).isForSale ? t(`catalogue:tenure.${home.tenure ?? "unknown"}`) : null,
      ),
      ...ownershipFacts.map((fact) =>
        row(fact, t(`ownership:${fact}`), ({ ownership, type }) =>
          isFactOf(fact, isHouse(type)) ? t(`ownership:${ownership[fact]}`) : null,
        ),
      ),
      row("verified", t("compare:lastVerified"), ({ lastVerifiedOn }) =>
        lastVerifiedOn ? formatDay(lastVerifiedOn, locale) : null,
      ),
    ]),
    group("distances", t("compare:distances"), [
      row("beach", t("compare:nearestBeach"), (home) => {
        const beach = nearOf(home).find(({ kind }) => kind === "beach");
        return beach ? `${t(`map:place.${beach.slug}`)}, ${kilometres(beach.kilometres) ?? ""}` : null;
      }),
      ...comparedPlaces.map((place) =>
        row(place, t(`map:place.${place}`), (home) =>
          kilometres(nearOf(home).find(({ slug }) => slug === place)?.kilometres),
        ),
      ),
    ]),
  ];
}

/** A row that says nothing of any home is left out. */
function group(key: string, title: string, rows: readonly Row[]): CompareGroup {
  return { key, title, rows: rows.filter(({ values }) => values.some((value) => value !== null)) };
}

function useSums() {
  const { t } = useTranslation(["compare", "ownership", "homeDetails", "catalogue"]);
  const { money, percent } = useMoney();
  const { terms } = useSite();
  const facts = useFacts();
  const moveInMonths = useMoveInMonths();
  const planOfHome = (home: Property) => planOfListing(home, terms.rentToOwn);
  /** An invented term makes the whole sum an example. */
  const planned = (home: Property, amount: Satang) =>
    planOfHome(home)?.resolved.isExample ? t("compare:asExample", { amount: money(amount) }) : money(amount);
  const known = (amount: number | null) => (amount === null ? null : money(toSatang(amount)));
  const perMetre = (amount: number | null, key: "homeDetails:perSqmMonth" | "homeDetails:perSqmOnce") =>
    amount === null ? null : t(key, { amount: money(toSatang(amount)) });
  return {
    // As on its page, what is gone has no price.
    price: (home: Property) => {
      const { gone } = readOffer(home);
      if (gone) return t(`catalogue:status.${gone}`);
      return known(home.price) ?? (home.monthlyRentalPrice === null ? t("catalogue:priceOnRequest") : null);
    },
    perSquareMeter: (home: Property) => (readOffer(home).gone ? null : known(pricePerSquareMeter(home))),
    down: (home: Property) => {
      const plan = planOfHome(home);
      return plan ? planned(home, toSatang(plan.resolved.terms.downPayment)) : null;
    },
    monthly: (home: Property) => {
      const plan = planOfHome(home);
      if (!plan) return null;
      const { months } = plan.resolved.terms;
      return t("compare:forMonths", { amount: planned(home, plan.instalment), months });
    },
    total: (home: Property) => {
      const plan = planOfHome(home);
      if (!plan || home.price === null) return null;
      return planned(home, totalPaid(buildSchedule(planOf(home.price, plan.resolved.terms))));
    },
    stopping: (home: Property) => {
      const resolved = planOfHome(home)?.resolved;
      if (!resolved) return null;
      const share = percent(resolved.terms.forfeiturePercent);
      return resolved.isExample ? t("compare:asExample", { amount: share }) : share;
    },
    cashToKeys: (home: Property) => {
      const { price, squareMeters } = home;
      if (price === null || squareMeters === null || !readOffer(home).isForSale) return null;
      const { from, to } = cashToKeys(facts, {
        transfer: { price: toSatang(price), appraised: toSatang(price), seller: usualSeller },
        split: customarySplit,
        squareMeters,
        fees: isHouse(home.type) ? null : buildingFees(facts, home),
      }).total;
      return from === to ? money(from) : t("compare:range", { from: money(from), to: money(to) });
    },
    rent: (home: Property) => (readOffer(home).isForRent ? known(home.monthlyRentalPrice) : null),
    moveIn: (home: Property) =>
      readOffer(home).isForRent && home.monthlyRentalPrice !== null
        ? money(moveInSum(home.monthlyRentalPrice, moveInMonths))
        : null,
    grossYield: (home: Property) => {
      const yearly = grossYield(home);
      return yearly === null ? null : percent(yearly / 100);
    },
    commonFee: ({ commonFee }: Property) => perMetre(commonFee, "homeDetails:perSqmMonth"),
    sinkingFund: ({ sinkingFund }: Property) => perMetre(sinkingFund, "homeDetails:perSqmOnce"),
  };
}
