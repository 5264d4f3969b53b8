/** One partner's file: its address, when it was fetched, what is in it, and what is left out. */
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerFeed } from "../../../domain/feeds/partner-feed.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/controls/button.tsx";
import { Card } from "../../components/card.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { copyText } from "../../components/overlays/copy-text.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { FeedAddress } from "./feed-address.tsx";
import { contentsQuery } from "./partner-feeds-api.ts";

type PartnerFeedCardProps = {
  feed: PartnerFeed;
  fetchJson: FetchJson;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
};

export function PartnerFeedCard({ feed, fetchJson, onEdit }: PartnerFeedCardProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const locale = useLocale();
  const [isCopied, setIsCopied] = useState(false);
  const { name, address, lastFetchedAt, lastAgent } = feed;
  return (
    <Card as="li" className="grid min-w-0 gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 break-words">{name}</h3>
        <Badge tone={address ? "sea" : "coral"}>
          {address ? t(`feedTexts.partners.formats.${feed.format}`) : t("feedTexts.partners.revoked")}
        </Badge>
        <span className="text-sm text-quiet">
          {t(`feedTexts.partners.choices.${feed.choice.kind}`)} · {feed.currency}
        </span>
      </div>
      {address && (
        <p className="text-sm break-all text-quiet">
          <span className="sr-only">{t("feedTexts.partners.address")}: </span>
          {address}
        </p>
      )}
      <p className="text-sm">
        {lastFetchedAt
          ? t("feedTexts.partners.fetched", {
              when: formatTime(lastFetchedAt, locale),
              agent: lastAgent || t("feedTexts.partners.unknownAgent"),
            })
          : t("feedTexts.partners.neverFetched")}
        {feed.timesFetched > 1 && ` · ${t("feedTexts.partners.times", { count: feed.timesFetched })}`}
      </p>
      <Contents feed={feed} fetchJson={fetchJson} />
      <FeedAddress feed={feed} fetchJson={fetchJson}>
        {address && (
          <Button
            look="bareSmall"
            onClick={() => void copyText(address, t("frame:notCopied")).then(setIsCopied)}
            aria-label={`${t("feedTexts.partners.copy")}: ${name}`}
          >
            {t("feedTexts.partners.copy")}
          </Button>
        )}
        <Button look="bareSmall" onClick={onEdit} aria-label={`${t("feedTexts.partners.edit")}: ${name}`}>
          {t("feedTexts.partners.edit")}
        </Button>
      </FeedAddress>
      <output className="block text-sm empty:hidden">{isCopied && t("feedTexts.partners.copied")}</output>
    </Card>
  );
}

function Contents({ feed, fetchJson }: Pick<PartnerFeedCardProps, "feed" | "fetchJson">) {
  const { t } = useTranslation("admin");
  const { data: contents, error, refetch } = useQuery(contentsQuery(fetchJson, feed.id));
  if (error) return <FailureNotice error={error} onRetry={refetch} />;
  if (!contents) return null;
  const reasons = Object.entries(contents.reasons) as [keyof typeof contents.reasons, number][];
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {t("feedTexts.partners.passed", { count: contents.passed })}
        {reasons.map(([reason, count]) => (
          <span key={reason} className="text-quiet">
            {" · "}
            {t(`feedTexts.partners.reasons.${reason}`)}: {count}
          </span>
        ))}
      </p>
      {contents.leftOut.length > 0 ? (
        <Disclosure summary={t("feedTexts.partners.contents")}>
          <ul className="grid list-disc gap-1.5 pl-5">
            {contents.leftOut.map((home) => (
              <li key={home.id}>
                <Link to={adminPaths.listing(home.id)} className={textLinkStyles} lang={home.language}>
                  {home.title}
                </Link>{" "}
                <span className="text-quiet">
                  {home.reasons.map((reason) => t(`feedTexts.partners.reasons.${reason}`)).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : (
        <p className="text-quiet">{t("feedTexts.partners.nothingLeftOut")}</p>
      )}
    </div>
  );
}
