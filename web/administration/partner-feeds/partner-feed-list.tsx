/** The files that partners fetch, and the form of one of them. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerFeed, PartnerFeedInput } from "../../../domain/feeds/partner-feed.ts";
import { Button } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { FetchJson } from "../../data/api.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { PartnerFeedCard } from "./partner-feed-card.tsx";
import { PartnerFeedForm } from "./partner-feed-form.tsx";
import { partnerFeedsQuery, savePartnerFeed } from "./partner-feeds-api.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function PartnerFeedList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation(["admin", "frame"]);
  const client = useQueryClient();
  const { data: feeds, error, refetch } = useQuery(partnerFeedsQuery(fetchJson));
  /** "new", the feed that is edited, or none. */
  const [edited, setEdited] = useState<PartnerFeed | "new" | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = (feed: PartnerFeed | "new", { currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    saving.reset();
    setEdited(feed);
  };
  const close = () => {
    saving.reset();
    setEdited(null);
    opener.current?.focus();
  };
  const saving = useMutation({
    mutationFn: (input: PartnerFeedInput) =>
      savePartnerFeed(fetchJson, edited === "new" || edited === null ? null : edited.id, input),
    onSuccess: async () => {
      showToast({ type: "success", title: t("admin:feedTexts.partners.saved") });
      close();
      await client.invalidateQueries(partnerFeedsQuery(fetchJson));
    },
  });
  const findHome = async (line: string) => {
    const name =
      line
        .split(/[?#]/)[0]
        ?.split("/")
        .findLast((part) => part !== "") ?? "";
    if (uuid.test(name)) return name.toLowerCase();
    const home = await fetchJson<{ id: string }>(`/api/listings/${encodeURIComponent(name)}`).catch(
      () => undefined,
    );
    return home?.id;
  };
  return (
    <section aria-labelledby="partner-feeds" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-3xl">
          <h2 id="partner-feeds" className="text-2xl">
            {t("admin:feedTexts.partners.title")}
          </h2>
          <p className="mt-1 text-quiet">{t("admin:feedTexts.partners.intro")}</p>
        </div>
        <Button look="quietSmall" onClick={(event) => open("new", event)}>
          {t("admin:feedTexts.partners.add")}
        </Button>
      </div>
      {edited !== null && (
        <PartnerFeedForm
          key={edited === "new" ? "new" : edited.id}
          feed={edited === "new" ? null : edited}
          findHome={findHome}
          save={(input) => saving.mutate(input)}
          onCancel={close}
          isBusy={saving.isPending}
        />
      )}
      <FailureNotice error={saving.error} />
      <FailureNotice error={error} what={t("admin:feedTexts.partners.failed")} onRetry={refetch} />
      {!feeds && !error && (
        <>
          <output className="sr-only">{t("frame:loading")}</output>
          <Skeleton className="h-28" />
        </>
      )}
      {feeds?.length === 0 && edited === null && (
        <p className="text-quiet">{t("admin:feedTexts.partners.none")}</p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {feeds?.map((feed) => (
          <PartnerFeedCard
            key={feed.id}
            feed={feed}
            fetchJson={fetchJson}
            onEdit={(event) => open(feed, event)}
          />
        ))}
      </ul>
    </section>
  );
}
