import { useTranslation } from "react-i18next";
import { PageHead } from "../components/page-head.tsx";
import { Reveal } from "../components/reveal.tsx";
import { HomeGroup } from "../features/catalogue/home-group.tsx";
import { CarryOver } from "../features/home/carry-over.tsx";
import { ClosingCall } from "../features/home/closing-call.tsx";
import { Different } from "../features/home/different.tsx";
import { GuideForm } from "../features/home/guide-form.tsx";
import { GuideOffer } from "../features/home/guide-offer.tsx";
import { Hero } from "../features/home/hero.tsx";
import { LiveOrRent } from "../features/home/live-or-rent.tsx";
import { Steps } from "../features/home/steps.tsx";
import { Voices } from "../features/home/voices.tsx";
import { WhyUs } from "../features/home/why-us.tsx";

export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("home.pageTitle")} description={t("home.description")} />
      <Hero />
      <Different />
      <Steps />
      <HomeGroup name="featured" />
      <Reveal>
        <CarryOver />
      </Reveal>
      <HomeGroup name="recent" />
      <HomeGroup name="withFinance" />
      <HomeGroup name="forSale" />
      <Reveal>
        <LiveOrRent />
      </Reveal>
      <Voices />
      <WhyUs />
      <GuideOffer form={<GuideForm />} />
      <ClosingCall />
    </>
  );
}
