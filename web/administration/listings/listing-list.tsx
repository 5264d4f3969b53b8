/** Every home: found, chosen, changed together. The next page is read when it is asked for. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type BulkAction,
  type BulkResult,
  type FormerListing,
  isUndoable,
  listFormer,
  maxBulk,
} from "../../../domain/listings/editable-listing.ts";
import { completeEnough } from "../../../domain/listings/completeness.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import type { FetchJson } from "../../data/api.ts";
import { Button, ButtonLink } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { paths } from "../../routing/paths.ts";
import { useNavigate, useSearchParams } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { type BulkOutcome, BulkResultBar } from "./bulk-result.tsx";
import { ListingFilters, filterNames } from "./listing-filters.tsx";
import {
  changeMany,
  draftsQuery,
  foundListingsKey,
  foundListingsQuery,
  undoMany,
} from "./listing-list-api.ts";
import { ListingItem } from "./listing-item.tsx";

type ListingListProps = { fetchJson: FetchJson; mine?: string | undefined };

export function ListingList({ fetchJson, mine }: ListingListProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const search = useSearchParams();
  const filters = filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ""]] : []));
  const query = new URLSearchParams(filters).toString();
  const found = useInfiniteQuery(foundListingsQuery(fetchJson, query));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const listings = useMemo(() => found.data?.pages.flatMap((page) => page.listings) ?? [], [found.data]);
  // Only what is in the list can be changed: its version is known.
  const picked = listings.filter(({ id }) => chosen.has(id)).slice(0, maxBulk);
  const undoing = useMutation({
    mutationFn: (former: readonly FormerListing[]) => undoMany(fetchJson, former),
    onSuccess: (answers) => {
      setOutcome({ kind: "undone", answers });
      setResults(answers);
      return queryClient.invalidateQueries({ queryKey: foundListingsKey });
    },
  });
  const changing = useMutation({
    onMutate: () => {
      undoing.reset();
      setOutcome(undefined);
      setResults([]);
    },
    mutationFn: (action: BulkAction) =>
      changeMany(
        fetchJson,
        action,
        picked.map(({ id, updated_at: seen }) => ({ id, seen })),
      ),
    onSuccess: (answers, action) => {
      const former = isUndoable(action) ? listFormer(action, picked, answers) : [];
      setOutcome({ kind: "done", action, answers, former });
      setResults(answers);
      setChosen(new Set(answers.filter(({ outcome }) => outcome !== "saved").map(({ id }) => id)));
      return queryClient.invalidateQueries({ queryKey: foundListingsKey });
    },
  });
  const [first] = found.data?.pages ?? [];
  const count = first?.total ?? 0;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <output className="tabular block text-quiet">
          {first &&
            t(first.totalIsCapped ? "homeTexts.foundCapped" : "homeTexts.found", {
              count,
              shown: formatNumber(count, locale),
            })}
        </output>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminPaths.buildings}>{t("buildingTexts.title")}</ButtonLink>
          <ButtonLink look="gold" to={paths.addProperty}>
            {t("addProperty")}
          </ButtonLink>
        </div>
      </div>
      <UnsavedListings fetchJson={fetchJson} />
      <ListingFilters
        mine={mine}
        search={search}
        fetchJson={fetchJson}
        onChange={(wanted) => void navigate(adminPaths.listings(wanted))}
      />
      <FailureNotice error={found.error} what={t("listingTexts.listFailed")} onRetry={found.refetch} />
      <FailureNotice error={changing.error ?? undoing.error} />
      {found.isPending && !found.error && <Skeleton className="h-60" />}
      {first && listings.length === 0 && <p>{t("listingTexts.none")}</p>}
      {listings.length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 pl-2.5 sm:pl-6">
          <input
            type="checkbox"
            checked={picked.length > 0 && listings.every(({ id }) => chosen.has(id))}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? listings.slice(0, maxBulk).map(({ id }) => id) : []))
            }
            className="tick size-5 rounded-md"
          />
          {t("homeTexts.chooseShown")}
        </label>
      )}
      <ul className="grid gap-2 empty:hidden sm:gap-3">
        {listings.map((listing) => (
          <ListingItem
            key={listing.id}
            listing={listing}
            isChosen={chosen.has(listing.id)}
            outcome={results.find(({ id }) => id === listing.id)?.outcome}
            onChoose={(isChosen) =>
              setChosen((before) => {
                const after = new Set(before);
                if (isChosen) after.add(listing.id);
                else after.delete(listing.id);
                return after;
              })
            }
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t("homeTexts.more")}
        </Button>
      )}
      <div className="group sticky bottom-20 z-10 grid gap-2 md:bottom-4">
        <BulkResultBar
          outcome={outcome}
          isBusy={undoing.isPending}
          onUndo={undoing.mutate}
          onClose={() => setOutcome(undefined)}
        />
        <BulkBar
          count={picked.length}
          incomplete={picked.filter(({ completeness }) => completeness < completeEnough).length}
          isBusy={changing.isPending || undoing.isPending}
          onAction={(action) => changing.mutate(action)}
          onClear={() => setChosen(new Set())}
        />
      </div>
    </div>
  );
}

/** New homes that were typed and never saved: nothing else leads to them. */
function UnsavedListings({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const { data: drafts = [] } = useQuery(draftsQuery(fetchJson));
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unsaved" className="rounded-card border border-line p-4">
      <h2 id="unsaved" className="mb-2 font-sans text-base font-semibold">
        {t("homeTexts.unsaved")}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {drafts.map(({ listing_id: id, title }) => (
          <li key={id}>
            <Link to={adminPaths.listing(id)} className={textLinkStyles}>
              {title || t("homeTexts.untitled")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
