/** The saved homes of every device, with a note for each. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import type { Property } from "../../../../domain/listings/listing.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { Link } from "../../../routing/link.tsx";
import { paths } from "../../../routing/paths.ts";
import { keepFavourites, readFavourites } from "../../../visitor/kept/favourites.ts";
import { useListingName } from "../../../visitor/use-listing-name.ts";
import { FailureNote } from "../failures/failure-note.tsx";
import { fetchAsUser } from "../fetch-as-user.ts";
import { savedQuery } from "../saved/saved-query.ts";
import { StepForm } from "../sign-in/step-form.tsx";
import { Section } from "./section.tsx";

export function SavedSection() {
  const { t } = useTranslation("myAccount");
  const { data, error, isPending } = useQuery(savedQuery());
  return (
    <Section id="saved" title={t("saved.title")}>
      <FailureNote error={error} />
      {isPending && <Skeleton className="h-24" />}
      {data?.homes.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-quiet">{t("saved.none")}</p>
          <ButtonLink to={paths.listings()} look="quietSmall">
            {t("saved.browse")}
          </ButtonLink>
        </div>
      )}
      <ul className="grid gap-5">
        {data?.homes.map((home) => (
          <SavedHome key={home.listingId} {...home} />
        ))}
      </ul>
    </Section>
  );
}

function SavedHome({ listingId, note }: { listingId: string; note: string }) {
  const { t } = useTranslation("myAccount");
  const queryClient = useQueryClient();
  const nameOf = useListingName();
  const { data: listing, isError } = useQuery({
    queryKey: ["saved-home", listingId],
    queryFn: ({ meta }) => fetchFor(meta)<Property>(`/api/listings/${listingId}`),
    retry: false,
  });
  const save = useMutation({
    mutationFn: (form: FormData) =>
      fetchAsUser(`/api/me/saved/${listingId}`, {
        method: "PUT",
        body: JSON.stringify({ note: String(form.get("note")) }),
      }),
    onSuccess: () => queryClient.invalidateQueries(savedQuery()),
  });
  const remove = useMutation({
    mutationFn: async () => {
      await fetchAsUser("/api/me/saved", {
        method: "POST",
        body: JSON.stringify({ add: [], remove: [listingId] }),
      });
      await queryClient.invalidateQueries(savedQuery());
    },
    onSuccess: () => keepFavourites(readFavourites().filter((id) => id !== listingId)),
  });
  return (
    <li className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {listing ? (
          <Link to={paths.property(listing.slug)} className={`${textLinkStyles} text-lg`}>
            {nameOf(listing)}
          </Link>
        ) : (
          <p className="text-quiet">{isError && t("saved.gone")}</p>
        )}
        <Button look="bareSmall" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {t("saved.remove")}
        </Button>
      </div>
      <StepForm
        look="quietSmall"
        submit={t("saved.saveNote")}
        isBusy={save.isPending}
        error={save.error ?? remove.error}
        onSubmit={save.mutate}
      >
        <TextArea label={t("saved.note")} name="note" rows={2} maxLength={1000} defaultValue={note} />
      </StepForm>
      {save.isSuccess && <output className="text-sm text-quiet">{t("saved.noteSaved")}</output>}
    </li>
  );
}
