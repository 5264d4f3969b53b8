/** Where the form for owners leads, and the letter about it: the reference, the range, and the pictures. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { picturesKeptDays } from "../../../domain/offers/offer-choices.ts";
import { Card } from "../../components/card.tsx";
import { latePart } from "../../components/page/late-part.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { AskingRangeBox } from "../../features/leads/offer/asking-range.tsx";
import { readOfferLink, sentOfferQuery } from "../../features/leads/offer/offer-queries.ts";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

const PictureSender = latePart(
  async () => (await import("../../features/leads/offer/picture-sender.tsx")).PictureSender,
  ["offers"],
);

export function SentOfferPage() {
  const { t } = useTranslation(["offers", "contact"]);
  const hours = useOwnTerm("answer-within");
  const link = readOfferLink(useSearchParams());
  const { data } = useQuery(sentOfferQuery(link));
  const offer = data?.offer;
  return (
    <>
      <PageHead title={t("offers:sent.title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-8 pb-24">
        <header>
          <h1 className="text-5xl">{t("offers:sent.title")}</h1>
          <p className="mt-5 text-lg">{t("offers:sent.text", { hours })}</p>
        </header>
        {offer ? (
          <>
            <section aria-labelledby="pictures" className="grid gap-4">
              <h2 id="pictures" className="text-3xl">
                {t("offers:sent.pictures")}
              </h2>
              <div className="unscripted:hidden">
                <PictureSender link={link} />
              </div>
              <p className="scripted:hidden">{t("offers:unscripted")}</p>
              <output className="tabular block">{t("offers:sent.arrived", { count: offer.pictures })}</output>
              <p className="text-sm text-quiet">{t("offers:sent.kept", { days: picturesKeptDays })}</p>
            </section>
            {offer.range && <AskingRangeBox range={offer.range} deal={offer.facts.deal} />}
            <Card className="grid gap-1 p-5 sm:p-7">
              <p className="text-quiet">{t("contact:thanks.reference")}</p>
              <p className="tabular text-3xl font-semibold text-lamp select-all">{offer.reference}</p>
              <p className="text-sm text-quiet">{t("contact:thanks.keep")}</p>
            </Card>
          </>
        ) : (
          data && <p className="text-lg">{t("offers:sent.ended")}</p>
        )}
      </div>
    </>
  );
}
