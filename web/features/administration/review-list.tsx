/** What the scraper found and nobody has judged yet. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../api.ts";
import { buttonStyles } from "../../components/button-styles.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocale } from "../../use-locale.ts";
import { reviewKey, reviewQuery, runsQuery } from "./scraper-api.ts";

export type Judgement = { id: string; publication: "published" | "rejected" };

type ReviewListProps = { fetchJson: FetchJson; judge: (judgement: Judgement) => Promise<unknown> };

export function ReviewList({ fetchJson, judge }: ReviewListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const found = runs.reduce((sum, run) => sum + run.counts.new + run.counts.changed, 0);
  const { data: listings } = useQuery(reviewQuery(fetchJson, found));
  const judging = useMutation({
    mutationFn: judge,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewKey }),
  });
  return (
    <section aria-labelledby="review" className="grid gap-4">
      <h2 id="review" className="text-2xl">
        {t("admin.inReview")}
      </h2>
      {judging.error && (
        <p role="alert" className="text-coral">
          {judging.error.message}
        </p>
      )}
      {listings?.length === 0 && <p className="text-quiet">{t("admin.nothingInReview")}</p>}
      <ul className="grid gap-4">
        {listings?.map(({ id, title, language, price, sourceUrl }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5"
          >
            <div className="grow">
              <h3 lang={language}>{title}</h3>
              <p className="text-sm text-quiet">
                {price === null ? t("catalogue.priceOnRequest") : formatMoney(price, "THB", locale)}
                {sourceUrl && (
                  <>
                    {" · "}
                    <a href={sourceUrl} rel="noreferrer" className="text-sea underline">
                      {t("admin.source")}
                    </a>
                  </>
                )}
              </p>
            </div>
            {(["published", "rejected"] as const).map((publication) => (
              <button
                key={publication}
                type="button"
                className={buttonStyles.quiet}
                disabled={judging.isPending}
                onClick={() => judging.mutate({ id, publication })}
              >
                {publication === "published" ? t("admin.approve") : t("admin.reject")}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
