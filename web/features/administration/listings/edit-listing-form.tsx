/**
 * Edits a listing. Only changed fields are sent, because the scraper never overwrites a field that a human has
 * edited. The input stays, whatever the answer.
 */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableListing } from "../../../../domain/listings/editable-listing.ts";
import type { ListingFields as Fields } from "../../../../domain/listings/new-listing.ts";
import { ApiFailure } from "../../../data/api.ts";
import { Button, ButtonLink } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import { FailureNotice } from "../failure-notice.tsx";
import type { EditListing, ListingState, PublishListing } from "./listing-api.ts";
import { ExcludedTitleNote } from "./excluded-title-note.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { findChanges, readListingForm } from "./read-listing-form.ts";
import type { Judgement } from "../review/review-api.ts";

type EditListingFormProps = {
  listing: EditableListing;
  save: EditListing;
  publish: PublishListing;
  onSaved: (message: string) => void;
  /** Discards the input and loads what someone else has saved. */
  loadAgain: () => void;
};
/** Without `fields`, the input is not saved. */
type SaveRequest = { fields?: Fields; publication?: Judgement["publication"] };

export function EditListingForm({ listing, save, publish, onSaved, loadAgain }: EditListingFormProps) {
  const { t } = useTranslation("admin");
  const [state, setState] = useState<ListingState>(listing);
  /**
   * The form's values before any input. Database values will not do: they can be written differently and mean the
   * same.
   */
  const shown = useRef<Fields>(undefined);
  const saving = useMutation({
    mutationFn: async ({ fields, publication }: SaveRequest) => {
      const changes = fields && shown.current ? findChanges(shown.current, fields) : {};
      const isChanged = Object.keys(changes).length > 0;
      if (fields && isChanged) {
        setState(await save(changes, state.updated_at));
        shown.current = fields;
      }
      if (publication) setState(await publish(publication));
      return isChanged || publication !== undefined;
    },
    onSuccess: (isWritten) => {
      if (isWritten) onSaved(t("saved"));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const fields = readListingForm(form);
    saving.mutate(
      form.get("publication") === "published" ? { fields, publication: "published" } : { fields },
    );
  };
  const isStale = saving.error instanceof ApiFailure && saving.error.code === "changed_meanwhile";
  const isPublic = state.publication === "published";
  return (
    <form
      ref={(element) => {
        if (element) shown.current ??= readListingForm(new FormData(element));
      }}
      className="grid max-w-2xl gap-5"
      onSubmit={submit}
    >
      <ListingFields listing={listing} />
      {isStale ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-coral">
          <p>{t("listingTexts.changedMeanwhile")}</p>
          <Button look="quietSmall" onClick={loadAgain}>
            {t("sourceTexts.loadAgain")}
          </Button>
        </div>
      ) : (
        <FailureNotice error={saving.error} />
      )}
      <ExcludedTitleNote title={state.title} />
      <output className="block text-quiet empty:hidden">
        {saving.data === false && t("listingTexts.nothingChanged")}
      </output>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" look="gold" isBusy={saving.isPending}>
          {t("sourceTexts.save")}
        </Button>
        {isPublic ? (
          <>
            <Button isBusy={saving.isPending} onClick={() => saving.mutate({ publication: "rejected" })}>
              {t("listingTexts.takeOff")}
            </Button>
            <ButtonLink to={paths.property(listing.slug)}>{t("viewListing")}</ButtonLink>
          </>
        ) : (
          <Button type="submit" name="publication" value="published" isBusy={saving.isPending}>
            {t("savePublish")}
          </Button>
        )}
      </div>
    </form>
  );
}
