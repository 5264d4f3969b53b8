import { type ReactNode, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { planOfListing } from "../../domain/finance/plan-of-listing.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import type { FrontPageSection } from "../../domain/texts/front-page/front-page-order.ts";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { Reveal } from "../components/page/reveal.tsx";
import { frontPageQuery } from "../features/catalogue/front-page-query.ts";
import { ListingGroup } from "../features/catalogue/listing-group.tsx";
import { ClosingCall } from "../features/front-page/closing-call.tsx";
import { GuideOffer } from "../features/front-page/guide-offer.tsx";
import { Hero } from "../features/front-page/hero.tsx";
import { LiveOrRent } from "../features/front-page/live-or-rent.tsx";
import { Steps } from "../features/front-page/steps.tsx";
import { Testimonials } from "../features/front-page/testimonials.tsx";
import { WhyUs } from "../features/front-page/why-us.tsx";
import { SearchBox } from "../features/search/search-box.tsx";
import { useLocale } from "../visitor/use-locale.ts";
import { useOwnOrder } from "../visitor/use-look.ts";
import { useOwnTerm } from "../visitor/use-own-terms.ts";
import { useSite } from "../visitor/use-site.ts";
import "../styles/front-page.css";

const CarryOver = latePart(async () => (await import("../features/front-page/carry-over.tsx")).CarryOver);
const GuideForm = latePart(async () => (await import("../features/front-page/guide-form.tsx")).GuideForm);

export function FrontPage() {
  const { t } = useTranslation("frontPage");
  const locale = useLocale();
  const { terms } = useSite();
  const { data } = useQuery(frontPageQuery(locale));
  const cheapest = data?.lowestMonthly[0];
  const plan = cheapest && planOfListing(cheapest, terms.rentToOwn);
  const ownOrder = useOwnOrder();
  const hours = useOwnTerm("answer-within");
  const amount = formatMoney(useOwnTerm("start-from"), "THB", locale);
  // In the shipped order (front-page-order.ts).
  const sections: Record<FrontPageSection, ReactNode> = {
    steps: <Steps />,
    featured: <ListingGroup name="featured" />,
    liveOrRent: <LiveOrRent />,
    recent: <ListingGroup name="recent" />,
    carryOver: (
      <Reveal>
        <CarryOver home={cheapest} />
      </Reveal>
    ),
    withFinance: <ListingGroup name="withFinance" />,
    forSale: <ListingGroup name="forSale" />,
    testimonials: <Testimonials />,
    whyUs: <WhyUs />,
    guide: <GuideOffer form={<GuideForm />} />,
  };
  const order = ownOrder ?? (Object.keys(sections) as FrontPageSection[]);
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("description", { hours, amount })} />
      <Suspense>
        <Hero
          plan={plan?.resolved.isExample ? undefined : plan}
          search={<SearchBox id="hero-search" className="max-w-xl" />}
        />
      </Suspense>
      {order.map((section) => (
        <Suspense key={section}>{sections[section]}</Suspense>
      ))}
      <Suspense>
        <ClosingCall />
      </Suspense>
    </>
  );
}
