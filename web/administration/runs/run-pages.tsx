/** A run's pages, fifty at a time. Outcome and page are in the URL, so that a view can be shared. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PageLinks } from "./page-links.tsx";
import { type PageOutcome, outcomeOfState, pageOutcomesShown, stateOfOutcome } from "./page-outcome.ts";
import { pagesShown, runPagesQuery } from "./run-queries.ts";
import { RunPageItem } from "./run-page-item.tsx";

/** The last page that the API accepts. */
const lastPage = 999;

export function RunPages({ run, fetchJson }: { run: RunProgress; fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const search = useSearchParams();
  const outcome = outcomeOfState(search.get("state"));
  const state = outcome && stateOfOutcome[outcome];
  const page = Math.min(Math.max(Number.parseInt(search.get("page") ?? "1", 10) || 1, 1), lastPage);
  const { data: pages, error, refetch } = useQuery(runPagesQuery(fetchJson, run, { state, page }));
  const total = outcome ? run.counts[outcome] : run.pages;
  const first = (page - 1) * pagesShown + 1;
  const last = Math.min(page * pagesShown, total);
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <section aria-labelledby="pages" className="grid gap-4">
      <h2 id="pages" className="text-2xl">
        {t("runTexts.showPages")}
      </h2>
      <OutcomeFilter run={run} chosen={outcome} />
      <FailureNotice error={error} what={t("runTexts.page.failed")} onRetry={refetch} />
      {!pages && !error && <Skeleton className="h-60" />}
      <output className="tabular block text-sm text-quiet">
        {pages?.length === 0 && t("runTexts.page.empty")}
        {pages &&
          pages.length > 0 &&
          t("runTexts.page.range", { first: number(first), last: number(last), total: number(total) })}
      </output>
      <ul className="grid gap-3 empty:hidden">
        {pages?.map((one) => (
          <RunPageItem key={one.url} page={one} isDryRun={run.dryRun} isRecord={run.feed !== null} />
        ))}
      </ul>
      <PageLinks
        previous={page > 1 ? adminPaths.run(run.id, { state, page: page - 1 }) : undefined}
        next={last < total ? adminPaths.run(run.id, { state, page: page + 1 }) : undefined}
      />
    </section>
  );
}

const chip =
  "inline-flex min-h-10 items-center gap-2 rounded-full border px-4 py-1.5 text-sm transition-colors";

function OutcomeFilter({ run, chosen }: { run: RunProgress; chosen: PageOutcome | undefined }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const occurring = pageOutcomesShown.filter((outcome) => run.counts[outcome] > 0 || outcome === chosen);
  return (
    <nav aria-label={t("runTexts.page.filter")} className="flex flex-wrap gap-2">
      {[undefined, ...occurring].map((outcome) => (
        <Link
          key={outcome ?? "all"}
          to={adminPaths.run(run.id, { state: outcome && stateOfOutcome[outcome] })}
          aria-current={outcome === chosen ? "true" : undefined}
          className={`${chip} ${outcome === chosen ? "border-lamp text-lamp" : "border-edge hover:border-paper"}`}
        >
          {outcome ? t(`runTexts.counts.${outcome}`) : t("runTexts.page.all")}
          <span className="tabular text-quiet">
            {(outcome ? run.counts[outcome] : run.pages).toLocaleString(locale)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
