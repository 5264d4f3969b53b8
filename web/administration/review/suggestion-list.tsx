/** Fields that a human edited and whose source now differs. An admin takes the source's value or keeps ours. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestedField, SuggestedListing } from "../../../domain/scraping/listing-review.ts";
import type { FetchJson } from "../../data/api.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Button } from "../../components/controls/button.tsx";
import { Card } from "../../components/card.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { paths } from "../../routing/paths.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { FieldValue } from "../scraping/field-value.tsx";
import { nameField } from "../scraping/name-field.ts";
import { nameSource } from "../scraping/name-source.ts";
import { OutsideLink } from "../controls/outside-link.tsx";
import { type SettleSuggestion, suggestionsQuery } from "../scraping/review-api.ts";

type SuggestionListProps = { fetchJson: FetchJson; settle: SettleSuggestion };

/** Renders nothing while there is nothing to settle. */
export function SuggestionList({ fetchJson, settle }: SuggestionListProps) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const { data: listings, error, refetch } = useQuery(suggestionsQuery(fetchJson));
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState("");
  const settling = useMutation({
    mutationFn: settle,
    onSuccess: (_, { field, take }) => {
      setMessage(t(`reviewTexts.${take ? "taken" : "kept"}`, { field: nameField(field, t) }));
      // The pressed button disappears with its row.
      heading.current?.focus();
    },
    // After a refusal too: by then the source says something else.
    onSettled: () => queryClient.invalidateQueries(suggestionsQuery(fetchJson)),
  });
  if (error && !listings) {
    return <FailureNotice error={error} what={t("reviewTexts.suggestionsFailed")} onRetry={refetch} />;
  }
  if (!listings || (listings.length === 0 && message === "")) return null;
  return (
    <section aria-labelledby="suggestions" className="grid gap-4">
      <div>
        <h2 id="suggestions" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
          {t("reviewTexts.suggestions")}
        </h2>
        <p className="mt-1 max-w-3xl text-quiet">{t("reviewTexts.suggestionsIntro")}</p>
      </div>
      <output className="block">{message}</output>
      <FailureNotice error={settling.error} />
      <ul className="grid gap-4 empty:hidden">
        {listings.map((listing) => (
          <li key={listing.id}>
            <Card as="article" className="grid gap-4 p-5">
              <SuggestionHead listing={listing} />
              {listing.fields.map((field) => (
                <Suggestion
                  key={field.field}
                  field={field}
                  title={listing.title}
                  isBusy={settling.isPending}
                  settle={(take) =>
                    settling.mutate({ id: listing.id, field: field.field, theirs: field.theirs, take })
                  }
                />
              ))}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SuggestionHead({ listing }: { listing: SuggestedListing }) {
  const { t } = useTranslation("admin");
  const { id, title, language, slug, publication, sourceUrl, source } = listing;
  return (
    <div>
      <h3 lang={language} className="break-words">
        {publication === "published" ? (
          <Link to={paths.property(slug)} className={textLinkStyles}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm">
        <OutsideLink href={sourceUrl} text={nameSource(source, t)} /> ·{" "}
        <Link
          to={adminPaths.listing(id)}
          className={textLinkStyles}
          aria-label={t("listingTexts.editNamed", { title })}
        >
          {t("listingTexts.edit")}
        </Link>
      </p>
    </div>
  );
}

type SuggestionProps = {
  field: SuggestedField;
  title: string;
  isBusy: boolean;
  settle: (take: boolean) => void;
};

function Suggestion({ field: { field, mine, theirs }, title, isBusy, settle }: SuggestionProps) {
  const { t } = useTranslation("admin");
  const name = nameField(field, t);
  return (
    <div className="grid gap-3 border-t border-line pt-4 lg:grid-cols-[10rem_1fr_1fr_auto] lg:items-start">
      <h4 className="font-semibold">{name}</h4>
      {(["yours", "theirs"] as const).map((side) => (
        <div key={side} className="min-w-0">
          <p className="text-sm text-quiet">{t(`reviewTexts.${side}`)}</p>
          <FieldValue
            field={field}
            {...(side === "yours" ? { value: mine, other: theirs } : { value: theirs, other: mine })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          look="quietSmall"
          isBusy={isBusy}
          aria-label={t("reviewTexts.takeNamed", { field: name, title })}
          onClick={() => settle(true)}
        >
          {t("reviewTexts.take")}
        </Button>
        <Button
          look="quietSmall"
          isBusy={isBusy}
          aria-label={t("reviewTexts.keepNamed", { field: name, title })}
          onClick={() => settle(false)}
        >
          {t("reviewTexts.keep")}
        </Button>
      </div>
    </div>
  );
}
