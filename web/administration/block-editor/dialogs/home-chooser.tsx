/** A home of the catalogue, found by its words as visitors find it. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingPage } from "../../../../domain/api.ts";
import type { CardListing } from "../../../../domain/listings/card-listing.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { ChooseList } from "./choose-list.tsx";

export function HomeChooser({ chosen, onChoose }: { chosen: unknown; onChoose: (id: string) => void }) {
  const { t } = useTranslation("admin");
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "homes-for-text", asked],
    queryFn: ({ meta }) =>
      fetchFor(meta)<ListingPage<CardListing>>(
        `/api/listings?${new URLSearchParams({ fields: "card", ...(asked && { q: asked }) })}`,
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FailureNotice error={error} onRetry={refetch} />
      <ChooseList
        label={t("articleTexts.cards.home")}
        isFound
        choices={(data?.listings ?? []).map(({ id, title, address }) => ({
          value: id,
          label: title,
          detail: address.street,
        }))}
        onWords={setWords}
        isChosen={(id) => id === chosen}
        onChoose={onChoose}
      />
    </>
  );
}
